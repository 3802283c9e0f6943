import { useEffect, useState } from "react";
import type { FieldPlace } from "../../fields/chosenField.ts";
import { studioApi } from "../../studioApi.ts";
import type { Environment } from "../../environments.ts";

/** Names of the other brands with the same value in the descriptor; empty until there is an answer. */
export function useSameValue(id: string, { kind, path }: FieldPlace, environment: Environment): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const key = JSON.stringify(path);
  useEffect(() => {
    if (kind !== "descriptor") return undefined;
    let isCurrent = true;
    studioApi.sameValue(id, JSON.parse(key) as string[], environment).then(
      (found) => isCurrent && setNames(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, kind, key, environment]);
  return names;
}
