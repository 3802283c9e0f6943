import { baseFolder, basePath } from "#contract/basePath.ts";
import { pageAddress } from "#contract/pagePaths.ts";
import { type FieldPlace, originalPath, fieldOf } from "#studio/document/describeField.ts";
import type { Scene } from "./scenes/sceneGroups.ts";

const overview = baseFolder;
const offers = pageAddress("/tilbud");
const purchase = pageAddress("/kjopsinnganger");
const profile = pageAddress("/forsikringsprofil");
const other = pageAddress("/andre-forsikringer");
const claims = pageAddress("/jump/seopp/skadesaker");
const missing = `${basePath}/finnes-ikke`;
const login = pageAddress("/logg-inn");

/** A page, and the state of it that shows a field. */
type Place = readonly [page: string, state?: string];

/** Where fields of the descriptor are seen best, by the beginning of their path. The longest decides. */
const ofDescriptor: Readonly<Record<string, Place>> = {
  assets: [overview],
  "assets.memberLogo": [overview, "oversikt-medlem"],
  logo: [overview],
  footer: [overview],
  dataController: [overview, "samtykke"],
  urls: [overview],
  marketing: [overview],
  "marketing.carCampaign": [overview, "oversikt-tom"],
  "marketing.memberBenefits": [overview, "oversikt-medlem"],
  "marketing.purchaseInfo": [purchase],
  "purchase.externalLinks": [purchase],
  cards: [purchase],
  faq: [overview, "oversikt-sporsmal"],
  otherInsurance: [other],
  "texts.anbefalinger": [overview, "oversikt-tom"],
  "texts.anbefalinger.content.BAAT": [overview, "oversikt-partner"],
  "texts.anbefalinger.content.KJAELEDYR": [overview, "oversikt-partner"],
  "texts.anbefalinger.heading.common": [overview, "oversikt-uvanlig"],
  "texts.anbefalinger.title.BAAT": [overview, "oversikt-partner"],
  "texts.anbefalinger.title.KJAELEDYR": [overview, "oversikt-partner"],
  "texts.andre-forsikringer": [other],
  "texts.avtaler": [overview, "oversikt-alt"],
  "texts.avtaler.badge.avsluttesWithoutDate": [overview, "oversikt-uvanlig"],
  "texts.avtaler.card.nameless": [overview, "oversikt-uvanlig"],
  "texts.avtaler.card.partnerLink": [overview, "oversikt-partner"],
  "texts.avtaler.empty": [overview, "oversikt-tom"],
  "texts.avtaler.failed": [overview, "oversikt-feil"],
  "texts.avtaler.sourceError": [overview, "oversikt-nede"],
  "texts.avtaler.total.incomplete": [overview, "oversikt-nede"],
  "texts.avtaler.tryAgain": [overview, "oversikt-feil"],
  "texts.cookie-consent": [overview, "samtykke"],
  "texts.faq": [overview, "oversikt-sporsmal"],
  "texts.felles": [overview],
  "texts.felles.goBack": [purchase, "kjop-sperret"],
  "texts.felles.loading": [profile, "profil-henter"],
  "texts.felles.tryAgain": [offers, "tilbud-feil"],
  "texts.forsikringsprofil": [profile, "profil-apen"],
  "texts.forsikringsprofil.address.failed": [profile, "profil-feil"],
  "texts.forsikringsprofil.bankkunde": [profile, "profil-bank"],
  "texts.forsikringsprofil.edit": [profile],
  "texts.forsikringsprofil.failed": [profile, "profil-feil"],
  "texts.forsikringsprofil.marketingConsent.saved": [profile, "profil-samtykke"],
  "texts.forsikringsprofil.missing": [profile, "profil-liv"],
  "texts.forsikringsprofil.papir.off": [profile],
  "texts.innlogging": [login],
  "texts.innlogging.failedText": [login, "innlogging-feil"],
  "texts.innlogging.failedTitle": [login, "innlogging-feil"],
  "texts.kjop": [purchase, "kjop-kategori"],
  "texts.kjop.inngang.medlemsreise": [overview, "oversikt-medlem"],
  "texts.medlem": [overview, "oversikt-medlem"],
  "texts.oppgaver": [overview, "oversikt-alt"],
  "texts.oppgaver.dobbeltInnbo": [overview, "oversikt-medlem"],
  "texts.oppgaver.ulesteMeldinger": [overview, "oversikt-partner"],
  "texts.oversikt": [overview],
  "texts.oversikt.systemproblem": [overview, "oversikt-nede"],
  "texts.session": [overview, "okt"],
  "texts.skadesaker": [claims, "skadesaker"],
  "texts.skall": [overview],
  "texts.skall.nav": [overview, "meny"],
  "texts.skall.nav.tilbudCount_one": [overview],
  "texts.skall.nav.tilbudCount_other": [overview],
  "texts.skall.notFound": [missing],
  "texts.skall.notFound.login": [login, "innlogging-feil"],
  "texts.skall.notFound.loginLink": [login, "innlogging-feil"],
  "texts.sperrer": [purchase, "kjop-sperret"],
  "texts.sperrer.overview": [missing],
  "texts.sperrer.sperre.ingenInnsyn": [purchase, "kjop-innsyn"],
  "texts.sperrer.sperre.under18": [purchase, "kjop-under-18"],
  "texts.sperrer.sperre.uonsketKunde": [purchase, "kjop-uonsket"],
  "texts.sperrer.sperre.utenlandskBosted": [purchase, "kjop-utland"],
  "texts.tilbakemelding": [overview],
  "texts.tilbakemelding.fornoyd": [offers],
  "texts.tilbud": [offers, "tilbud-alt"],
  "texts.tilbud.card.nameless": [offers, "tilbud-uvanlig"],
  "texts.tilbud.empty": [offers, "tilbud-tom"],
  "texts.tilbud.failed": [offers, "tilbud-feil"],
  "texts.tilbud.fjern": [offers, "tilbud-fjern"],
  "texts.tilbud.fjern.failed": [offers, "tilbud-ikke-fjernet"],
  "texts.tilbud.sourceError": [overview, "oversikt-nede"],
  "texts.tilbud.summary": [overview],
  "texts.tilbud.summary.more": [overview, "oversikt-alt"],
  "texts.tilbud.title.none": [offers, "tilbud-tom"],
};

/** The same for the roles of the theme that are not on the first page. */
const ofTheme: Readonly<Record<string, Place>> = {
  color: [overview],
  "color.actionSubtle": [offers, "tilbud-alt"],
  "color.borderStrong": [profile, "profil-apen"],
  "color.errorBorder": [overview, "oversikt-feil"],
  "color.errorSurface": [overview, "oversikt-feil"],
  "color.infoBorder": [profile, "profil-bank"],
  "color.infoSurface": [profile, "profil-bank"],
  "color.onAction": [overview, "okt"],
  "color.onError": [overview, "oversikt-feil"],
  "color.onInfo": [profile, "profil-bank"],
  "color.onSuccess": [profile, "profil-samtykke"],
  "color.onWarning": [overview, "oversikt-nede"],
  "color.overlay": [overview, "okt"],
  "color.skeleton": [overview, "oversikt-henter"],
  "color.successBorder": [profile, "profil-samtykke"],
  "color.successSurface": [profile, "profil-samtykke"],
  "color.surfaceSubtle": [purchase],
  "color.warningBorder": [overview, "oversikt-nede"],
  "color.warningSurface": [overview, "oversikt-nede"],
  "border.control": [profile, "profil-apen"],
  "border.rule": [overview, "oversikt-alt"],
  "radius.badge": [overview, "oversikt-alt"],
  "radius.dialog": [overview, "okt"],
  "shadow.dialog": [overview, "okt"],
};

type Places = Readonly<Record<string, Place>>;

const places: Readonly<Partial<Record<FieldPlace["kind"], Places>>> = {
  descriptor: ofDescriptor,
  theme: ofTheme,
  dark: ofTheme,
  more: ofTheme,
};

/** Every page and state that a field can lead to. */
export const seenScenes: readonly Place[] = [ofDescriptor, ofTheme].flatMap((each: Places) => Object.values(each));

/** The page and state that show a field; undefined for one that no page is known for. */
export function sceneOf(field: FieldPlace): Scene | undefined {
  const { kind, path } = fieldOf(field);
  const steps = originalPath(path).flatMap((step) => String(step).split("."));
  for (let length = steps.length; length > 0; length -= 1) {
    const place = places[kind]?.[steps.slice(0, length).join(".")];
    if (place !== undefined) return { path: place[0], state: place[1] ?? "" };
  }
  return undefined;
}
