import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { whatHelps } from "../companyPlace.ts";
import { text } from "../texts.ts";

/** The server did not answer: nothing is lost, and what to do. */
export function FailedMessage() {
  return (
    <Message
      variant="error"
      title={text("failed.title")}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {text("failed.retry")}
        </Button>
      }
    >
      {text("failed.text", { helps: whatHelps() })}
    </Message>
  );
}
