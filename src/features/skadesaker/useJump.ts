import { type RefObject, useEffect, useRef } from "react";
import { jumpSstQuery } from "#api/jumpToken.ts";
import { NoNetwork } from "#core/http/requestFailures.ts";
import { type Answer, useAnswer } from "#core/query/useAnswer.ts";
import { isUnauthorized } from "#core/query/retryRules.ts";

/** The state of the hop to the claims cases. */
export type JumpState =
  /** `offline`: the customer stays here, and the token is fetched when the network is back. */
  | { readonly status: "waiting" | "offline" }
  | { readonly status: "ready"; readonly token: string }
  | { readonly status: "failed" };

/**
 * Fetches the token of the hop. An ended session is not a failed hop: the portal goes to the login
 * (spec: skadesaker-7).
 */
export function useJump(): { readonly jump: JumpState; readonly answer: Answer<unknown> } {
  const answer = useAnswer(jumpSstQuery());
  return { jump: toJump(answer), answer };
}

function toJump({ data, error }: Answer<string>): JumpState {
  if (data !== undefined) return { status: "ready", token: data };
  if (error === null || isUnauthorized(error)) return { status: "waiting" };
  return { status: error instanceof NoNetwork ? "offline" : "failed" };
}

/** Whether this history entry has already posted the form, so that the customer came to it by 'back'. */
export const hasJumped = (): boolean => (window.history.state as { hasJumped?: boolean } | null)?.hasJumped === true;

/**
 * Posts a form once, when it is mounted. 'Back' would post it again: so the history entry is marked, and a page that
 * comes out of the back/forward cache checks the mark.
 */
export function useAutoSubmit(form: RefObject<HTMLFormElement | null>, onReturn: () => void): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    window.history.replaceState({ ...(window.history.state as object | null), hasJumped: true }, "");
    form.current?.submit();
  }, [form]);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener("pageshow", listen);
    return () => window.removeEventListener("pageshow", listen);
  }, [onReturn]);
}
