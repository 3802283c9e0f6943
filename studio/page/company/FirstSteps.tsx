import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { isFlag, useRemembered } from "../parts/useRemembered.ts";
import { text } from "../texts.ts";

/** How a change comes to the customers, shown until somebody has read it. */
export function FirstSteps() {
  const [seen, setSeen] = useRemembered("companyFirst", false, isFlag);
  if (seen) return null;
  return (
    <Message
      variant="info"
      title={text("company.first")}
      action={
        <Button variant="secondary" onClick={() => setSeen(true)}>
          {text("company.first.done")}
        </Button>
      }
    >
      <ol>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{text(`company.first.${step}`)}</li>
        ))}
      </ol>
    </Message>
  );
}
