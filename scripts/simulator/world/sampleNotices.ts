import type { ClosablePart, NoticeFile, NoticeText, Severity } from "#contract/notices.ts";

const hourMs = 3_600_000;

const texts: Readonly<Record<Severity, NoticeText>> = {
  outage: {
    nb: "Vi har problemer med systemene våre. Du kan melde skade på telefon hele døgnet.",
    nn: "Vi har problem med systema våre. Du kan melde skade på telefon heile døgnet.",
    en: "We are having problems with our systems. You can make a claim by phone at any time.",
  },
  warning: {
    nb: "Mange ringer oss nå, og du må regne med å vente. Det meste kan du gjøre selv her på siden.",
    nn: "Mange ringjer oss no, og du må rekne med å vente. Det meste kan du gjere sjølv her på sida.",
    en: "We are getting many calls right now, so please expect to wait. You can do most things yourself on this page.",
  },
  info: { nb: "Natt til mandag oppdaterer vi systemene våre. Da kan noe være borte en stund." },
};

const reason: NoticeText = {
  nb: "Vi bytter system.",
  nn: "Vi byter system.",
  en: "We are changing systems.",
};

const link = { href: "https://www.forsikringsdrift.example/drift", text: { nb: "Les om driften", en: "Read more" } };

/** What can be tried: notices of a severity, all of them, and each part of the portal closed. */
const samples = {
  info: { severities: ["info"], parts: [] },
  warning: { severities: ["warning"], parts: [] },
  outage: { severities: ["outage"], parts: [] },
  alle: { severities: ["outage", "warning", "info"], parts: [] },
  kjop: { severities: [], parts: ["kjop"] },
  profil: { severities: [], parts: ["profil"] },
  tilbud: { severities: [], parts: ["tilbud"] },
  tilbakemelding: { severities: [], parts: ["tilbakemelding"] },
} as const satisfies Readonly<
  Record<string, { readonly severities: readonly Severity[]; readonly parts: readonly ClosablePart[] }>
>;

/** The name of a sample. */
export type NoticeSample = keyof typeof samples;

/** Whether a text is the name of a sample. */
export const isNoticeSample = (text: string | undefined): text is NoticeSample =>
  Object.keys(samples).includes(text ?? "");

/**
 * A file of notices to try: they began an hour ago and last for ten.
 * @param now milliseconds since 1970
 */
export function sampleNotices(sample: NoticeSample, now: number): NoticeFile {
  const from = new Date(now - hourMs).toISOString();
  const until = new Date(now + 10 * hourMs).toISOString();
  const { severities, parts } = samples[sample];
  return {
    notices: severities.map((severity) => ({
      id: `prove-${severity}`,
      severity,
      text: texts[severity],
      from,
      until,
      ...(severity === "info" && { link, isClosable: true }),
    })),
    closed: parts.map((part) => ({ part, reason, from, until })),
  };
}
