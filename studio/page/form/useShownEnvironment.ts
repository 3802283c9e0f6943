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
    const show = (shown: Environment) => studioApi.showEnvironment(id, shown);
    // Without an answer the page says so at the next edit.
    show(environment).then(session.refresh, () => undefined);
    if (environment === "all") return undefined;
    // The brand is shown on other pages too.
    const leave = () => void show("all").catch(() => undefined);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [session, environment]);
  return [environment, setEnvironment];
}
