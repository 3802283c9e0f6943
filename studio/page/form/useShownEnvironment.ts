import { useEffect } from "react";
import { isLanguageFile, type Environment, environments } from "#studio/document/StudioDocument.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { keepInAddress, readAddress } from "../address.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

const environmentOf = (name: unknown): Environment | undefined => environments.find((each) => each === name);

/**
 * Which environment the form and the preview of this page show. It is kept in the address: after a reload,
 * edits still go to the same environment. A wanted field of an environment chooses that environment.
 */
export function useShownEnvironment(session: EditSession): void {
  const { wantedField } = useWorkshop();
  useEffect(() => {
    session.showEnvironment(environmentOf(readAddress().miljo) ?? "all");
    return session.subscribe(({ environment }) =>
      keepInAddress({ miljo: environment === "all" ? undefined : environment }),
    );
  }, [session]);
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        const [first, name, part] =
          field?.kind === "descriptor" || (field !== undefined && isLanguageFile(field.kind)) ? field.path : [];
        const found = environmentOf(name);
        if (first === "environments" && found !== undefined && part !== "hostnames") session.showEnvironment(found);
      }),
    [session, wantedField],
  );
}
