import { message } from "./Message.ts";

/** About a brand's marketing texts and their campaigns. */
export const campaignMessages = {
  "campaign-gap": message<{ name: string; other: string; text: string; firstDay: string; lastDay: string }>(
    { name: "vinter", other: "jul", text: "heroTitle", firstDay: "2026-12-25", lastDay: "2026-12-27" },
    ({ name, other, text, firstDay, lastDay }) => ({
      message: `Between the campaigns "${other}" and "${name}", "${text}" is the brand's own from ${firstDay} to ${lastDay}`,
      expected: `days without a gap, or "${text}" in "after" of the one or "before" of the other`,
    }),
    ({ name, other, text, firstDay, lastDay }) => ({
      message: `Mellom kampanjene «${other}» og «${name}» er «${text}» merkets egen fra ${firstDay} til ${lastDay}`,
      expected: `dager uten opphold, eller «${text}» etter den ene eller før den andre`,
    }),
  ),
  "campaign-never-shown/days": message<{ name: string; firstDay: string; lastDay: string }>(
    { name: "jul", firstDay: "2026-12-24", lastDay: "2026-12-01" },
    ({ name, firstDay, lastDay }) => ({
      message: `The campaign "${name}" ends on ${lastDay}, before its first day ${firstDay}`,
      expected: "a last day that is not before the first",
    }),
    ({ name, firstDay, lastDay }) => ({
      message: `Kampanjen «${name}» slutter ${lastDay}, før den første dagen ${firstDay}`,
      expected: "en siste dag som ikke er før den første",
    }),
  ),
  "campaign-never-shown/empty": message<{ name: string }>(
    { name: "jul" },
    ({ name }) => ({ message: `The campaign "${name}" has no texts`, expected: 'at least one text in "texts"' }),
    ({ name }) => ({
      message: `Kampanjen «${name}» har ingen tekster`,
      expected: "minst én tekst mens kampanjen varer",
    }),
  ),
  "campaign-never-shown/same": message<{ name: string }>(
    { name: "jul" },
    ({ name }) => ({
      message: `The texts of the campaign "${name}" are the brand's own`,
      expected: "texts that differ from those outside the campaign",
    }),
    ({ name }) => ({
      message: `Tekstene i kampanjen «${name}» er merkets egne`,
      expected: "tekster som er forskjellige fra dem utenfor kampanjen",
    }),
  ),
  "campaign-never-shown/off": message<{ name: string; text: string; needs: string }>(
    { name: "jul", text: "purchaseInfo", needs: "features.purchase" },
    ({ name, text, needs }) => ({
      message: `The text "${text}" of the campaign "${name}" is never shown, because of "${needs}"`,
      expected: "a text of a part of the portal that the brand has",
    }),
    ({ name, text, needs }) => ({
      message: `Teksten «${text}» i kampanjen «${name}» vises aldri, på grunn av «${needs}»`,
      expected: "en tekst i en del av portalen som merket har",
    }),
  ),
  "campaign-over": message<{ name: string; lastDay: string }>(
    { name: "jul", lastDay: "2025-12-24" },
    ({ name, lastDay }) => ({
      message: `The campaign "${name}" ended on ${lastDay}`,
      expected: "new days, or the campaign removed",
    }),
    ({ name, lastDay }) => ({
      message: `Kampanjen «${name}» sluttet ${lastDay}`,
      expected: "nye dager, eller at kampanjen fjernes",
    }),
  ),
  "campaign-overlap": message<{ name: string; other: string; text: string; firstDay: string; lastDay: string }>(
    { name: "jul", other: "vinter", text: "heroTitle", firstDay: "2026-12-10", lastDay: "2026-12-24" },
    ({ name, other, text, firstDay, lastDay }) => ({
      message: `The campaigns "${name}" and "${other}" both have "${text}" from ${firstDay} to ${lastDay}`,
      expected: "days on which one of them is shown",
    }),
    ({ name, other, text, firstDay, lastDay }) => ({
      message: `Kampanjene «${name}» og «${other}» har begge «${text}» fra ${firstDay} til ${lastDay}`,
      expected: "dager der én av dem vises",
    }),
  ),
  "promised-cover": message<{ field: string; word: string }>(
    { field: "heroTitleUnknown", word: '"forsikret"' },
    ({ field, word }) => ({
      message: `"${field}" says ${word} to customers of whom no agreement is known`,
      expected: "a text that does not promise cover",
    }),
    ({ field, word }) => ({
      message: `«${field}» sier ${word} til kunder som vi ikke vet om noen avtale for`,
      expected: "en tekst som ikke lover at kunden er forsikret",
    }),
  ),
};
