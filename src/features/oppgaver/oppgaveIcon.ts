import type { Oppgave } from "#domain/oppgave/oppgaver.ts";
import { pulseIcon } from "#ui/graphics/icons/things/pulseIcon.ts";
import { documentIcon } from "#ui/graphics/icons/interface/documentIcon.ts";
import { mailIcon } from "#ui/graphics/icons/interface/mailIcon.ts";
import { carIcon } from "#ui/graphics/icons/vehicles/carIcon.ts";
import { sofaIcon } from "#ui/graphics/icons/things/sofaIcon.ts";

/** What a task is drawn as: path data. */
export const oppgaveIcon: Readonly<Record<Oppgave["kind"], string>> = {
  helseerklaering: pulseIcon,
  aksepttilbud: documentIcon,
  ulesteMeldinger: mailIcon,
  kilometerstand: carIcon,
  dobbeltInnbo: sofaIcon,
};
