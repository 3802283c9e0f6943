import type { BrandBlock } from "#contract/brandBlock.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { fillText } from "#contract/fillText.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { documentTexts } from "./documentTexts.ts";
import { eachLanguage, type LanguageInput, type StampInput } from "./StampInput.ts";
import { isHostName, previewHost } from "./previewHost.ts";

/** What a preview shows. */
interface PreviewOf {
  /** As {@link previewName} accepts it. */
  readonly name: string;
  /** As the bar at the top shows it. Left out when it is not known. */
  readonly commit?: string;
}

/** Removes what would mix a preview's visits and errors with those of customers. */
const withoutTokens = { analytics: { token: null }, errorReporting: { dsn: null, crashUrl: null } };

const unused: BrandBlock["environments"]["Test"] = { hostnames: [], overlay: {} };

/** The text of the bar. */
function textOf({ language, tenant }: LanguageInput, { name, commit }: PreviewOf): string {
  const own = { ...documentTexts[language].dokument, ...tenant.texts["dokument"] };
  return fillText(commit === undefined ? own.preview : own.previewOfCommit, { name, commit });
}

/**
 * Makes a preview of a brand: the environment Test with one host name of its own, a bar at the top of the page, and no
 * token of analytics or error reports. `problem`: why there can be none.
 */
export function previewInput(
  input: StampInput,
  preview: PreviewOf,
):
  | { readonly input: StampInput; readonly problem?: undefined }
  | { readonly input?: undefined; readonly problem: string } {
  const host = previewHost(preview.name, input.languages[0].environments);
  if (host === undefined) return { problem: `${input.id}: a brand without a host name has no preview` };
  if (!isHostName(host))
    return { problem: `${input.id}: ${host} is not a host name: a part of it has more than 63 characters` };
  const previewed = (each: LanguageInput): LanguageInput => {
    const { overlay } = each.environments.Test;
    return {
      ...each,
      tenant: mergeLayers(each.tenant, withoutTokens) as PublicDescriptor,
      environments: {
        Production: unused,
        QA: unused,
        Dev: unused,
        Test: { hostnames: [host], overlay: mergeLayers(overlay, withoutTokens) as typeof overlay },
      },
      preview: textOf(each, preview),
    };
  };
  return { input: { ...input, languages: eachLanguage(input.languages, previewed) } };
}
