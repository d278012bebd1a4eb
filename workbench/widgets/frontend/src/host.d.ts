// How the browser half speaks with the kernel; what is sent is in types.d.ts.

import type { LessonViews, Views } from "./types";

export type State = Required<Views & LessonViews> & {
  only: string;
  twin: string;
  bundle: string;
  frozen: boolean;
  language: string;
};

/** Reports a gesture to the kernel. */
export type Send = (message: { type: string; [field: string]: unknown }) => void;
