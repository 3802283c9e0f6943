import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { type Layer, layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, DescriptorsInLanguage } from "#scripts/brands/loadWorkspace.ts";
import type { CheckContext, Rule } from "../Rule.ts";

type Texts = Readonly<Record<string, unknown>>;

/** A campaign with the form that the schema asks for. Others have findings of their own. */
interface Campaign {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly texts: Texts;
  readonly before: Texts;
  readonly after: Texts;
}

interface Campaigns {
  readonly all: readonly Campaign[];
  readonly descriptor: Readonly<Record<string, unknown>>;
  readonly layers: readonly Layer[];
  /** The same campaigns in the brand's own language. */
  readonly written: readonly Campaign[];
}

const place = ["marketing", "campaigns"];

const textsOf = (value: unknown): Texts =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => text !== undefined)) : {};

function campaignsIn(descriptor: Readonly<Record<string, unknown>>): Campaign[] {
  const found = valueAt(descriptor, place);
  if (!isObject(found)) return [];
  return Object.entries(found).flatMap(([name, value]): Campaign[] => {
    if (!isObject(value)) return [];
    const { firstDay, lastDay, texts, before, after } = value;
    if (typeof firstDay !== "string" || typeof lastDay !== "string" || !isObject(texts)) return [];
    return [{ name, firstDay, lastDay, texts: textsOf(texts), before: textsOf(before), after: textsOf(after) }];
  });
}

/** What a marketing text needs to be shown, and whether a descriptor has it. */
const needs: Readonly<Record<string, readonly [field: string, isMet: (value: unknown) => boolean]>> = {
  heroTitle: ["features.overview", (value) => value !== false],
  heroTitleWithoutAgreements: ["features.overview", (value) => value !== false],
  heroTitleUnknown: ["features.overview", (value) => value !== false],
  heroLead: ["features.overview", (value) => value !== false],
  memberBenefits: ["features.overview", (value) => value !== false],
  bundleDiscount: ["features.recommendations", (value) => value !== false],
  carCampaign: ["recommendations.candidates", (value) => !Array.isArray(value) || value.includes("BIL")],
  purchaseInfo: ["features.purchase", (value) => value !== false],
};

const findingOf = ({ layers }: Campaigns, path: Path, found: Problem): Finding =>
  findingAt(provenance(layers, [...place, ...path]).key, found);

/** Whether a campaign has a text in the brand's own language that it lacks here: that is a missing translation. */
const isUntranslated = ({ name, texts }: Campaign, { written }: Campaigns): boolean =>
  Object.keys(written.find((each) => each.name === name)?.texts ?? {}).some((text) => texts[text] === undefined);

function neverShown(campaigns: Campaigns): Finding[] {
  const own = valueAt(campaigns.descriptor, ["marketing"]);
  return campaigns.all.flatMap((campaign) => {
    const { name, firstDay, lastDay, texts, before, after } = campaign;
    const keys = Object.keys(texts);
    if (lastDay < firstDay)
      return [
        findingOf(campaigns, [name, "lastDay"], problem("campaign-never-shown/days", { name, firstDay, lastDay })),
      ];
    const isWhole = !isUntranslated(campaign, campaigns);
    if (keys.length === 0 && isWhole)
      return [findingOf(campaigns, [name, "texts"], problem("campaign-never-shown/empty", { name }))];
    const around = [before, after].flatMap((each) => Object.keys(each));
    const isSame = keys.every((key) => JSON.stringify(texts[key]) === JSON.stringify(valueAt(own, [key])));
    if (isSame && isWhole && around.length === 0)
      return [findingOf(campaigns, [name, "texts"], problem("campaign-never-shown/same", { name }))];
    return keys.flatMap((text) => {
      const [field, isMet] = needs[text] ?? [];
      if (field === undefined || isMet?.(valueAt(campaigns.descriptor, field.split("."))) !== false) return [];
      return [
        findingOf(campaigns, [name, "texts", text], problem("campaign-never-shown/off", { name, text, needs: field })),
      ];
    });
  });
}

/** More days between two campaigns than these are meant. */
const mostGapDays = 7;

/** What is wrong with the days of a text between two campaigns that have it. */
function problemBetween(
  campaigns: Campaigns,
  text: string,
  latest: Campaign,
  { name, ...next }: Campaign,
  today: string,
) {
  const params = { name, other: latest.name, text };
  if (next.firstDay <= latest.lastDay) {
    const lastDay = next.lastDay < latest.lastDay ? next.lastDay : latest.lastDay;
    return problem("campaign-overlap", { ...params, firstDay: next.firstDay, lastDay });
  }
  const firstDay = dayAfter(latest.lastDay);
  const lastDay = dayAfter(next.firstDay, -1);
  const isShort = firstDay <= lastDay && next.firstDay <= dayAfter(firstDay, mostGapDays);
  const isFilled = campaigns.all.some(
    (each) =>
      (each.lastDay < firstDay && each.after[text] !== undefined) ||
      (each.firstDay > lastDay && each.before[text] !== undefined),
  );
  if (!isShort || isFilled || lastDay < today) return undefined;
  return problem("campaign-gap", { ...params, firstDay, lastDay });
}

/** One finding for each campaign and text: with the campaign that begins before it and ends last. */
function betweenTwo(campaigns: Campaigns, today: string): Finding[] {
  const found: Finding[] = [];
  const inOrder = campaigns.all.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  for (const text of Object.keys(needs)) {
    let latest: Campaign | undefined;
    for (const campaign of inOrder) {
      if (campaign.texts[text] === undefined || campaign.lastDay < campaign.firstDay) continue;
      const wrong = latest && problemBetween(campaigns, text, latest, campaign, today);
      if (latest !== undefined && wrong !== undefined) {
        const other = provenance(campaigns.layers, [...place, latest.name]).key;
        const at = provenance(campaigns.layers, [...place, campaign.name]).key;
        found.push(findingAt(at, wrong, { related: [{ ...other, note: "other" }] }));
      }
      if (latest === undefined || latest.lastDay < campaign.lastDay) latest = campaign;
    }
  }
  return found;
}

function over(campaigns: Campaigns, today: string): Finding[] {
  return campaigns.all.flatMap(({ name, firstDay, lastDay, after }) => {
    if (lastDay >= today || lastDay < firstDay || Object.keys(after).length > 0) return [];
    return [findingOf(campaigns, [name, "lastDay"], problem("campaign-over", { name, lastDay }))];
  });
}

function findingsOf(
  { workspace: { base }, today }: CheckContext,
  { json, inLanguages: [written] }: BrandFolder,
  { language, ...own }: DescriptorsInLanguage,
): Finding[] {
  const common = campaignsIn(own.common);
  return [undefined, ...environmentNames].flatMap((environment) => {
    const descriptor = environment === undefined ? own.common : own.effective[environment];
    const all = campaignsIn(descriptor);
    // Most brands have none, and most environments those of all.
    if (all.length === 0 || (environment !== undefined && isSameJson(all, common))) return [];
    const campaigns: Campaigns = {
      all,
      descriptor,
      layers: layersOf(base, json, environment, { language }),
      written: campaignsIn(environment === undefined ? written.common : written.effective[environment]),
    };
    return [...neverShown(campaigns), ...betweenTwo(campaigns, today), ...over(campaigns, today)];
  });
}

/** Campaigns that are over, overlap, leave a few days between them or are never shown (spec: brands-17). */
export const campaignsRule: Rule = {
  name: "campaigns",
  check: (context) =>
    context.workspace.baseBroken
      ? []
      : context.workspace.brands.flatMap((brand) =>
          brand.inLanguages.flatMap((descriptors) => findingsOf(context, brand, descriptors)),
        ),
};
