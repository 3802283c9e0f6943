import { useEffect } from "react";
import type { Session } from "../session/createSession.ts";
import { environments } from "../environments.ts";
import { wantedField } from "./openField.ts";

/** A wanted field of an environment chooses that environment: for the form, and for the preview of this page. */
export function useShownEnvironment(session: Session): void {
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const [first, name, part] = field?.kind === "descriptor" ? field.path : [];
        const found = environments.find((each) => each === name);
        if (first === "environments" && found !== undefined && part !== "hostnames") session.showEnvironment(found);
      }),
    [session],
  );
}
