import { hostOfSite, originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import { hostOf } from "#studio/server/access/hostsOf.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";

/** The number of a workplace's proposal; `main` for the main branch. */
export const proposalOfHost = (work: string): number | "main" =>
  work === "main" ? "main" : Number(work.slice("forslag".length));

/** The hosts of a company's studio, as its address says. */
export class CompanySite {
  readonly site: StudioSite;

  constructor({ origin }: Pick<CompanyConfig, "origin">) {
    const { protocol, hostname, port } = new URL(origin);
    this.site = { protocol, hostname, port };
  }

  /** Address of a proposal's own host. */
  addressOf(number: number): string {
    return originOfSite({ ...this.site, work: `forslag${number}` });
  }

  /** The host of a brand's preview in a proposal. */
  previewHost(number: number, brand: string): string {
    const { hostname } = this.site;
    return hostOfSite({ ...this.site, hostname: studioPreviewHost({ hostname, work: `forslag${number}` }, brand) });
  }

  /** What a host name leads to, for access. */
  kindOf(name: string): CompanyHost {
    const host = hostOf(name, this.site);
    if (host.kind === "studio") return { kind: "studio" };
    if (host.kind === "work") return { kind: "work", proposal: proposalOfHost(host.work) };
    if (host.kind === "preview" && host.work !== undefined)
      return { kind: "preview", proposal: proposalOfHost(host.work), brand: host.id };
    return { kind: "foreign" };
  }
}

/** What a host name of a company's studio leads to, as far as access needs to know. */
export type CompanyHost =
  | { readonly kind: "studio" }
  /** The studio of one proposal, or of the main branch. */
  | { readonly kind: "work"; readonly proposal: number | "main" }
  /** A preview. The brand is as the name has it: it need not exist. */
  | { readonly kind: "preview"; readonly proposal: number | "main"; readonly brand: string }
  | { readonly kind: "foreign" };
