import { inDescriptor, type PlantedProblem } from "./PlantedProblem.ts";

/** The day on which these are the problems: the campaigns are still to come. */
export const plantedDay = "2026-11-22";

const campaign = (rest: string, texts = '{ "heroTitle": "God jul" }'): string =>
  `"campaigns": { "jul": { "firstDay": "2026-12-01", "lastDay": "2026-12-24", "texts": ${texts} }${rest} }, "heroTitle":`;

const dated = (firstDay: string, lastDay: string): [string, string] => [
  '"heroTitle":',
  campaign("").replace(/"2026-12-01", "lastDay": "2026-12-24"/, `"${firstDay}", "lastDay": "${lastDay}"`),
];

/** Problems of marketing texts and campaigns. */
export const plantedCampaignProblems: readonly PlantedProblem[] = [
  inDescriptor("bad-format", dated("2026-12-1", "2026-12-24"), '"2026-12-1"', 'a day of the calendar as "2026-12-24"'),
  inDescriptor("bad-format", dated("2027-02-29", "2027-03-01"), '"2027-02-29"', "a day of the calendar"),
  inDescriptor("bad-format", dated("01.12.2026", "2026-12-24"), '"01.12.2026"', "a day of the calendar"),
  inDescriptor(
    "missing-value",
    ['"heroTitle":', '"campaigns": { "jul": { "firstDay": "2026-12-01", "texts": {} } }, "heroTitle":'],
    '"jul"',
    '"marketing.campaigns.jul.lastDay" is missing',
  ),
  inDescriptor(
    "unknown-key",
    ['"heroTitle":', campaign("", '{ "heroTitel": "God jul" }')],
    '"heroTitel"',
    'did you mean "heroTitle"',
  ),
  inDescriptor(
    "campaign-never-shown",
    dated("2026-12-24", "2026-12-01"),
    '"lastDay"',
    "ends on 2026-12-01, before its first day 2026-12-24",
  ),
  inDescriptor("campaign-never-shown", ['"heroTitle":', campaign("", "{}")], '"texts"', "has no texts"),
  inDescriptor(
    "campaign-never-shown",
    ['"heroTitle":', campaign("", '{ "heroTitle": "Godt å ha deg her" }')],
    '"texts"',
    "are the brand's own",
  ),
  inDescriptor(
    "campaign-never-shown",
    [
      '"marketing": {',
      `"features": { "overview": false }, "marketing": { ${campaign("").replace(', "heroTitle":', ",")}`,
    ],
    '"heroTitle"',
    'never shown, because of "features.overview"',
  ),
  inDescriptor("campaign-over", dated("2025-12-01", "2025-12-24"), '"lastDay"', "ended on 2025-12-24"),
  inDescriptor(
    "campaign-overlap",
    [
      '"heroTitle":',
      campaign(', "advent": { "firstDay": "2026-12-24", "lastDay": "2026-12-31", "texts": { "heroTitle": "Romjul" } }'),
    ],
    '"advent"',
    '"advent" and "jul" both have "heroTitle" from 2026-12-24 to 2026-12-24',
  ),
  inDescriptor(
    "campaign-gap",
    [
      '"heroTitle":',
      campaign(', "romjul": { "firstDay": "2026-12-27", "lastDay": "2026-12-31", "texts": { "heroTitle": "Romjul" } }'),
    ],
    '"romjul"',
    'Between the campaigns "jul" and "romjul", "heroTitle" is the brand\'s own from 2026-12-25 to 2026-12-26',
  ),
  inDescriptor(
    "promised-cover",
    ['"heroTitle":', '"heroTitleUnknown": "Du er forsikret", "heroTitle":'],
    '"Du er forsikret"',
    '"heroTitleUnknown" says "forsikret"',
  ),
];
