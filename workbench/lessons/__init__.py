"""What the lessons are made of: experiments that a class plays with, and what exercises check."""
