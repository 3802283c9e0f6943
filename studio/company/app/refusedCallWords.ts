import { fillText } from "#contract/fillText.ts";
import { baseId } from "#studio/document/baseId.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };

type RefusedKey = Extract<keyof typeof texts, `log.refused.${string}`>;

/** What somebody has tried, by the method and the path of the call. The first that fits counts. */
const tried: readonly (readonly [call: RegExp, key: RefusedKey])[] = [
  [/^POST \/api\/new-brand$/, "log.refused.newBrand"],
  [/^(?:PUT|POST) \/api\/base\//, "log.refused.edit"],
  [/^(?:PUT|POST) \/api\/brands\/(?<brand>[^/]+)\//, "log.refused.edit"],
  [/^POST \/api\/company\/proposals$/, "log.refused.propose"],
  [/^(?:GET|POST) \/api\/company\/proposals\/(?<proposal>\d+)\/links(?:\/|$)/, "log.refused.share"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/update$/, "log.refused.update"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/comments(?:\/|$)/, "log.refused.comment"],
  [/^POST \/api\/company\/proposals\/(?<proposal>\d+)\/acts$/, "log.refused.act"],
  [/^GET \/api\/company\/log(?:\.jsonl)?$/, "log.refused.log"],
  [/^POST \/inn\/utlogging$/, "log.refused.providerLogout"],
];

interface RefusedCall {
  readonly method: string;
  readonly path: string;
}

/** A call that was refused, in words for people. The log as a file has the call itself. */
export function refusedCallWords({ method, path }: RefusedCall, nameOf: (brand: string) => string): string {
  for (const [call, key] of tried) {
    const found = call.exec(`${method} ${path}`);
    if (found === null) continue;
    const { brand = baseId, proposal = "" } = found.groups ?? {};
    return fillText(texts[key], { brand: nameOf(brand), proposal });
  }
  return texts["log.refused.other"];
}
