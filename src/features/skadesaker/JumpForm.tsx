import { useTranslation } from "react-i18next";
import { basePath } from "#contract/basePath.ts";
import { checkUrl } from "#core/navigation/checkUrl.ts";
import { useRedirect } from "#core/navigation/useRedirect.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { useJump, useAutoSubmit } from "./useJump.ts";
import { useRef } from "react";

interface AutoSubmittedFormProps {
  /** An address that `checkUrl` has allowed; the content security policy names its origin. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onReturn: () => void;
}

/** An invisible POST form that is submitted as soon as it is mounted. */
function AutoSubmittedForm({ action, fields, onReturn }: AutoSubmittedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useAutoSubmit(form, onReturn);
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** What the hop needs. */
export interface JumpFormProps {
  /** Where the form is posted. */
  readonly destination: string;
  /** Where the browser goes when the hop fails. */
  readonly fallback: string;
  /** The customer came back out of the browser's memory. */
  readonly onReturn: () => void;
  /** Leaves the portal; replaced in tests. */
  readonly redirect?: (address: string) => void;
}

/**
 * Fetches the token, then posts it with the portal's address. Without a token it goes to the fallback address
 * (spec: skadesaker-3, skadesaker-5).
 */
export function JumpForm({ destination, fallback, onReturn, redirect }: JumpFormProps) {
  const { t } = useTranslation("skadesaker");
  const { t: tFelles } = useTranslation("felles");
  const { jump, answer } = useJump();
  const target = checkUrl(destination);
  const isLost = jump.status === "failed" || target.status === "refused";
  useRedirect(isLost ? fallback : undefined, redirect);
  if (jump.status === "offline")
    return (
      <Message
        variant="error"
        title={tFelles("offline")}
        action={
          <Button variant="secondary" busy={answer.isRetrying} onClick={answer.retry}>
            {tFelles("tryAgain")}
          </Button>
        }
      >
        {tFelles("offline.text")}
      </Message>
    );
  return (
    <>
      <Loader text={tFelles("loading")} />
      <SlowAnswer answers={[answer]}>{t("slow")}</SlowAnswer>
      {target.status === "allowed" && jump.status === "ready" && (
        <AutoSubmittedForm
          action={target.url.href}
          fields={{ referrer: window.location.origin + basePath, jumpsst: jump.token }}
          onReturn={onReturn}
        />
      )}
    </>
  );
}
