import { useEffect, useState } from "react";
import type { Session } from "../session/createSession.ts";
import { studioApi } from "../studioApi.ts";
import { type Environment, environments } from "./environments.ts";
import { wantedField } from "./openField.ts";

/** The environment whose values are edited; the preview follows. A field of an environment that is wanted chooses it. */
export function useShownEnvironment(session: Session): [Environment, (environment: Environment) => void] {
  const [environment, setEnvironment] = useState<Environment>("all");
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const [first, name, part] = field?.kind === "descriptor" ? field.path : [];
        const found = environments.find((each) => each === name);
        if (first === "environments" && found !== undefined && part !== "hostnames") setEnvironment(found);
      }),
    [],
  );
  useEffect(() => {
    const { id } = session.get().document;
    // Without an answer the page says so at the next edit.
    studioApi.showEnvironment(id, environment).then(session.refresh, () => undefined);
  }, [session, environment]);
  return [environment, setEnvironment];
}
