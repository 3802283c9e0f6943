import { type Sporsmal, Tilbakemelding } from "@forsikringsportal/widgets/feedback";

const questions: readonly Sporsmal[] = [
  { type: "smiley", label: "Hvor lett var det å finne fram?", name: "finne" },
  { type: "text", label: "Er det noe du savner i nettbanken?", name: "savn" },
];

/** Feedback about the page, with a follow-up and a contact form. The bank has no back end: the answers are logged. */
export function Feedback() {
  return (
    <Tilbakemelding
      question="gjort"
      texts={{ "gjort.nei.text": "Hva skulle du gjerne fått gjort?" }}
      onSend={({ feedbackValue, message }) => console.info("tilbakemelding", feedbackValue, message)}
      followUp={{ questions, onAnswers: (answers) => console.info("oppfølging", answers) }}
      contact={{ hasPhone: true, onSend: ({ email, phone }) => console.info("kontakt", email, phone) }}
    />
  );
}
