import { Loader } from "#ui/feedback/Loader.tsx";
import { text } from "../texts.ts";
import { FailedMessage } from "./FailedMessage.tsx";

interface UnansweredProps {
  /** What was asked. */
  readonly query: { readonly error: unknown };
  /** What is said while the answer is on its way. Default: that something is fetched. */
  readonly waiting?: string;
}

/** In the place of what the server has not answered: that it is on its way, or that the call has failed. */
export const Unanswered = ({ query: { error }, waiting = text("loading") }: UnansweredProps) =>
  error === null ? <Loader text={waiting} /> : <FailedMessage error={error} />;
