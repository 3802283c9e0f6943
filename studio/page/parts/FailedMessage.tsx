import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { whatHelps } from "../companyPlace.ts";
import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";

/**
 * A call has failed: nothing is lost, and what to do. What is forbidden is said to be.
 * @param error of the call; left out: the server did not answer
 */
export function FailedMessage({ error }: { readonly error?: unknown }) {
  if (error instanceof ApiError && error.status === 403)
    return (
      <Message variant="info" title={text("failed.forbidden")}>
        {text("failed.forbiddenText")}
      </Message>
    );
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
