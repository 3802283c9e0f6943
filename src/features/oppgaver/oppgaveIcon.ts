import type { Oppgave } from "#domain/oppgave/oppgaver.ts";
import { iconPaths } from "#ui/graphics/iconPaths.ts";
import { laterIconPaths } from "#ui/graphics/laterIconPaths.ts";

/** What a task is drawn as: path data. */
export const oppgaveIcon: Readonly<Record<Oppgave["kind"], string>> = {
  helseerklaering: laterIconPaths.pulse,
  aksepttilbud: iconPaths.document,
  ulesteMeldinger: iconPaths.mail,
  kilometerstand: iconPaths.car,
  dobbeltInnbo: iconPaths.sofa,
};
