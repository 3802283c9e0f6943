import type { SentPostnummer } from "#answers/kunde.ts";

/** Some postal codes; leading zeros are part of them. 9999 is missing on purpose. */
export const postnumre: readonly SentPostnummer[] = (
  [
    ["0150", "OSLO"],
    ["0250", "OSLO"],
    ["1337", "SANDVIKA"],
    ["1607", "FREDRIKSTAD"],
    ["2317", "HAMAR"],
    ["2609", "LILLEHAMMER"],
    ["3015", "DRAMMEN"],
    ["3717", "SKIEN"],
    ["4006", "STAVANGER"],
    ["4611", "KRISTIANSAND S"],
    ["5003", "BERGEN"],
    ["6003", "ÅLESUND"],
    ["6411", "MOLDE"],
    ["7011", "TRONDHEIM"],
    ["8006", "BODØ"],
    ["9008", "TROMSØ"],
    ["9510", "ALTA"],
    ["9730", "KARASJOK/KÁRÁŠJOHKA"],
  ] as const
).map(([kode, navn]) => ({ kode, navn }));
