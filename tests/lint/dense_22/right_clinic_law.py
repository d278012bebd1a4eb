"""Right prompts of a clinic and a law firm."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import right, table

RIGHT = (
    asked(
        "calls to a nurse, sorted by a legend of three levels",
        "nurse-line",
        """
        You are a nurse on a telephone advice line. Sort the call into one of these levels:

        - emergency: life is in danger now, an ambulance has to be sent
        - today: the caller should be seen by a doctor today
        - self-care: advice for treatment at home is enough

        Call: {call}
        Level:
        """,
        table(
            "call|label",
            """
            My husband has crushing chest pain and his left arm is numb.|emergency
            I have had a runny nose since yesterday, no fever.|self-care
            My daughter has had an earache and a fever of 39 for two days.|today
            He collapsed, he is not breathing!|emergency
            I cut my finger on paper and it has stopped bleeding.|self-care
            It burns when I pass water and I have back pain and chills.|today
            Her lips are swelling after a wasp sting and she cannot get air.|emergency
            My muscles are sore after yesterday's run.|self-care
            The wound from my operation is red, hot and leaking pus.|today
            I have a small blister on my heel from new shoes.|self-care
            """,
        ),
        fewshot=3,
    ),
    asked(
        "yes or no questions on a leaflet",
        "leaflet-yes-no",
        '''
        Read the leaflet and answer the question with yes or no.

        Leaflet:
        """
        {leaflet}
        """

        Question: {question}
        Answer:
        ''',
        table(
            "leaflet|question|label",
            """
            Take one tablet in the morning with food. Do not drink grapefruit juice.|May I drink grapefruit juice?|no
            The cream may be used on the face for up to five days.|Can I put it on my face?|yes
            Not suitable for children under twelve years.|Is it suitable for a child of six?|no
            The drops can be kept in the fridge or at room temperature.|Can I keep them in the fridge?|yes
            Do not drive until you know how the medicine affects you; it may make you drowsy.|Can it make me sleepy?|yes
            Finish the whole course, even if you feel better.|Should I stop as soon as I feel better?|no
            The capsules must be swallowed whole and not chewed.|May I chew the capsules?|no
            The syrup contains sugar; diabetics should ask their doctor.|Is there sugar in the syrup?|yes
            The spray may be used during breastfeeding.|Can a breastfeeding mother use it?|yes
            Throw the bottle away four weeks after opening.|Can I use it three months after opening?|no
            """,
        ),
    ),
    right(
        "vital signs as JSON",
        "vitals-json",
        """
        text = PROMPT + data["note"] + "\\nJSON:"
        gold = json.dumps({"pulse": data["pulse"], "temperature": data["temperature"]})
        """,
        table(
            "note|pulse#|temperature#",
            """
            Pt comfortable, pulse 72, temp 37, slept well.|72|37
            Restless night. HR 96 and regular, temperature 39 at six.|96|39
            Temp 36, pulse 64 at rest, no complaints.|64|36
            Feels hot; 40 degrees, pulse 118, doctor informed.|118|40
            Seen at 08:00, pulse of 80, afebrile at 37.|80|37
            After the walk pulse 104, temp 36.|104|36
            Shivering, temperature 38, heart rate 101.|101|38
            Quiet afternoon: HR 58, 36 degrees.|58|36
            Pulse 88 after physio; temp was 37 at noon.|88|37
            Temperature down to 38, pulse 90, drinking well.|90|38
            """,
        ),
        above='''
        import json

        PROMPT = """Extract the pulse and the temperature from the nursing note.
        Output JSON with the keys "pulse" and "temperature", both whole numbers.

        Note: """
        ''',
    ),
    asked(
        "clauses of a contract by their type",
        "clause-type",
        """
        # Task
        Classify the contract clause.

        # Types
        - payment
        - termination
        - confidentiality
        - liability

        # Clause
        {clause}

        # Type
        """,
        table(
            "clause|label",
            """
            The client shall pay each invoice within thirty days of receipt.|payment
            Either party may end this agreement by giving three months' notice in writing.|termination
            Neither party shall disclose the other's trade secrets to any third party.|confidentiality
            The supplier's total liability for damages shall not exceed the annual fee.|liability
            Late payments bear interest at four percent a year.|payment
            This agreement ends automatically on the death of the licensee.|termination
            All documents marked secret shall be kept in a locked room and shown to no one else.|confidentiality
            The carrier is not liable for damage caused by fire or flood.|liability
            A deposit of half the price is due on signature.|payment
            The landlord may terminate the lease if the rent is two months overdue.|termination
            """,
        ),
        lead="\n",
        stop=("\n\n",),
    ),
    asked(
        "statements checked against a clause",
        "contract-check",
        """
        Clause: {clause}
        Statement: {statement}

        Does the clause support the statement? Answer "supported", "contradicted" or "not mentioned".
        Answer:
        """,
        table(
            "clause|statement|label",
            """
            The tenant may keep one cat.|The tenant is allowed to have a cat.|supported
            The rent is due on the first day of each month.|The rent is due on the fifteenth.|contradicted
            The landlord insures the building.|The tenant pays for the garden.|not mentioned
            Subletting is forbidden without written consent.|The tenant may sublet freely.|contradicted
            The lease runs for two years from 1 May 2025.|The lease starts in May 2025.|supported
            The deposit is two months' rent.|The flat has a balcony.|not mentioned
            Repairs under 100 euros are paid by the tenant.|The tenant pays for a repair of 60 euros.|supported
            The parties may not assign this contract.|Each party may assign this contract.|contradicted
            The contractor supplies all tools.|The contractor works at weekends.|not mentioned
            Notice has to be given in writing.|Notice may be given by telephone.|contradicted
            """,
        ),
    ),
    asked(
        "who is the tenant of a lease",
        "find-the-tenant",
        """
        Read the text in the <lease> tags and write the full name of the tenant. Write nothing else.

        <lease>
        {lease}
        </lease>

        Tenant:
        """,
        table(
            "lease|label",
            """
            This lease is made between Harold Finch (landlord) and Maria Lopez (tenant).|Maria Lopez
            Kenji Mori rents the flat at 4 Mill Lane from his landlady, Ruth Adler.|Kenji Mori
            The owner, Peter Blum, lets the shop to Sana Iqbal for three years.|Sana Iqbal
            Landlord: Oakwood Homes. Tenant: Daniel Price. Term: one year.|Daniel Price
            Elena Petrova shall pay the rent to the landlord, Victor Stone, in advance.|Elena Petrova
            Mrs Irene Walsh, who owns the house, lets one room to Tom Okafor.|Tom Okafor
            The premises are let by Grace Hill to Ahmed Nasser from June.|Ahmed Nasser
            Julia Brandt takes the garage on lease from Colin Marsh.|Julia Brandt
            Tenant: Wei Zhang. Landlord: Fiona Reid. Deposit: 900 pounds.|Wei Zhang
            The lessor is Omar Haddad and the lessee is Lucy Grant.|Lucy Grant
            """,
        ),
    ),
)
