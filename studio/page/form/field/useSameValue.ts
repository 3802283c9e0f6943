import type { Environment } from "#studio/document/environments.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { editPauseMs, useServerAnswer } from "../../session/useServerAnswer.ts";
import { studioApi } from "../../studioApi.ts";

interface AskedField {
  readonly place: FieldPlace;
  readonly environment: Environment;
  /** Revision of the text that the server has, as soon as that has the value of the form; undefined before. */
  readonly revision: number | undefined;
}

/** Names of the other brands with the same value in the descriptor; empty until there is an answer for this value. */
export function useSameValue(id: string, { place, environment, revision }: AskedField): readonly string[] {
  const { kind, path } = place;
  const isAsked = kind === "descriptor" && revision !== undefined;
  const question = isAsked ? JSON.stringify([id, path, environment, revision]) : undefined;
  const answer = useServerAnswer(
    question,
    async (signal) => ({ question, names: await studioApi.sameValue(id, path, environment, signal) }),
    editPauseMs,
  );
  return answer.status === "here" && answer.value.question === question ? answer.value.names : [];
}
