import { useEffect, useState } from "react";
import type { FieldPlace } from "../../fields/chosenField.ts";
import { studioApi } from "../../studioApi.ts";
import type { Environment } from "../../environments.ts";

interface AskedField {
  readonly place: FieldPlace;
  readonly environment: Environment;
  /** Revision of the text that the server has, as soon as that has the value of the form; undefined before. */
  readonly revision: number | undefined;
}

/** A pause in the typing after which the server is asked, in ms. */
const pauseMs = 250;

interface Found {
  readonly question: string;
  readonly names: readonly string[];
}

/** Names of the other brands with the same value in the descriptor; empty until there is an answer for this value. */
export function useSameValue(id: string, { place, environment, revision }: AskedField): readonly string[] {
  const [found, setFound] = useState<Found>({ question: "", names: [] });
  const { kind, path } = place;
  const question = kind === "descriptor" && revision !== undefined ? JSON.stringify({ path, revision }) : "";
  useEffect(() => {
    if (question === "") return undefined;
    let isCurrent = true;
    const ask = (): void => {
      const { path: asked } = JSON.parse(question) as { readonly path: string[] };
      studioApi.sameValue(id, asked, environment).then(
        (names) => isCurrent && setFound({ question, names }),
        () => undefined,
      );
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, question, environment]);
  return found.question === question ? found.names : [];
}
