import { type Language, type Message, message } from "#scripts/brands/messages/Message.ts";

/** A finding of `npm run verify` in each language. `detail`: a path, a value or a sentence in English. */
interface Entry extends Message<{ readonly detail: string }> {
  /** `note`: worth knowing, and no reason to refuse a folder. Default: an error. */
  readonly level?: "note";
}

const rebuild = { en: "Build the folder again.", nb: "Bygg mappen på nytt." };
const copyAgain = {
  en: "Copy the folder again, or build it again.",
  nb: "Kopier mappen på nytt, eller bygg den på nytt.",
};

const deployAgain = { en: "Deploy the brand again.", nb: "Rull ut merket på nytt." };

type Words = (detail: string) => string;

const entry = (en: Words, nb: Words, advice: Readonly<Record<Language, string>>): Entry =>
  message(
    { detail: "sb1/index.html" },
    ({ detail }) => ({ message: en(detail), advice: advice.en }),
    ({ detail }) => ({ message: nb(detail), advice: advice.nb }),
  );

/** Worth knowing, and no reason to refuse a folder. */
const note = (...words: Parameters<typeof entry>): Entry & { readonly level: "note" } => ({
  ...entry(...words),
  level: "note",
});

/** Every finding of `npm run verify`, by its stable code. docs/deploy.md lists them. */
export const verifyMessages = {
  "absent-brand": note(
    () => "There is no release of this brand, which has a folder in tenants/",
    () => "Det er ingen utgave av dette merket, som har en mappe i tenants/",
    { en: "Build it too, or use --brand.", nb: "Bygg det også, eller bruk --brand." },
  ),
  "bad-header": entry(
    (detail) => `A header cannot be sent: ${detail}`,
    (detail) => `En header kan ikke sendes: ${detail}`,
    rebuild,
  ),
  "bad-headers": entry(
    (detail) => `The file does not have the headers of every environment: ${detail}`,
    (detail) => `Filen har ikke headerne til alle miljøene: ${detail}`,
    copyAgain,
  ),
  "bad-mode": entry(
    (detail) => `A web server cannot read this, or everybody can write it: its mode is ${detail}`,
    (detail) => `En webserver kan ikke lese dette, eller alle kan skrive det: rettighetene er ${detail}`,
    {
      en: "Let everybody read, and only owner and group write: chmod -R a+rX,o-w DIR.",
      nb: "La alle lese, og bare eier og gruppe skrive: chmod -R a+rX,o-w MAPPE.",
    },
  ),
  "bad-page": entry(
    (detail) => `The page is not one of ours: ${detail}`,
    (detail) => `Siden er ikke en av våre: ${detail}`,
    copyAgain,
  ),
  "bad-pointer": entry(
    (detail) => `What says which release is served cannot be used: ${detail}`,
    (detail) => `Det som sier hvilken utgave som er i bruk, kan ikke brukes: ${detail}`,
    { en: "Read docs/deploy/incidents.md.", nb: "Les docs/deploy/incidents.md." },
  ),
  "bad-record": entry(
    (detail) => `The release record cannot be used: ${detail}`,
    (detail) => `Listen over filene kan ikke brukes: ${detail}`,
    rebuild,
  ),
  "bad-sbom": entry(
    (detail) => `The list of packages cannot be used: ${detail}`,
    (detail) => `Listen over pakker kan ikke brukes: ${detail}`,
    rebuild,
  ),
  "bad-security-txt": entry(
    (detail) => `The security contact is not complete: ${detail}`,
    (detail) => `Kontakten for sikkerhet er ikke fullstendig: ${detail}`,
    {
      en: "Build the folder again from a git repository; the contact is `security` in the descriptor.",
      nb: "Bygg mappen på nytt fra et git-repo; kontakten er `security` i filen til merket.",
    },
  ),
  blocked: entry(
    (detail) => `The page does not work with its own headers: ${detail}`,
    (detail) => `Siden virker ikke med sine egne headere: ${detail}`,
    copyAgain,
  ),
  "cut-off": entry(
    (detail) => `${detail} did not come to its end: visitors of some brands may get something else than of others`,
    (detail) => `${detail} kom ikke til slutten: besøkende hos noen merker kan få noe annet enn hos andre`,
    { en: "Run the same command again: it ends it.", nb: "Kjør den samme kommandoen igjen: den fullfører." },
  ),
  "deployment-running": note(
    (detail) => `A deployment runs: ${detail}. Files that no release has yet are not reported`,
    (detail) => `En utrulling er i gang: ${detail}. Filer som ingen utgave har ennå, er ikke med`,
    { en: "Wait for it, then verify.", nb: "Vent på den. Bruk så verify." },
  ),
  "different-content": entry(
    (detail) => `The folder of ${detail} has another content under this name`,
    (detail) => `Mappen til ${detail} har et annet innhold under dette navnet`,
    {
      en: "Build all brands from one commit: browsers keep a file by its name for a year.",
      nb: "Bygg alle merker fra samme commit: nettlesere beholder en fil etter navnet i et år.",
    },
  ),
  "duplicate-host": entry(
    (detail) => `A host of this brand is also a host of another: ${detail}`,
    (detail) => `Et vertsnavn er brukt av to merker: ${detail}`,
    { en: "Give each brand hosts of its own.", nb: "Gi hvert merke egne vertsnavn." },
  ),
  "empty-folder": entry(
    () => "Nothing is in this folder",
    () => "Det er ingenting i denne mappen",
    { en: "Remove it: it was not made by a build.", nb: "Fjern den: den er ikke laget av et bygg." },
  ),
  "expired-security-txt": entry(
    (detail) => `The security contact ended on ${detail}`,
    (detail) => `Kontakten for sikkerhet gikk ut ${detail}`,
    { en: "Build from a newer commit, and deploy.", nb: "Bygg fra en nyere commit, og rull ut." },
  ),
  "expiring-security-txt": note(
    (detail) => `The security contact ends on ${detail}`,
    (detail) => `Kontakten for sikkerhet går ut ${detail}`,
    { en: "Build from a newer commit before that day.", nb: "Bygg fra en nyere commit før den dagen." },
  ),
  leak: entry(
    (detail) => `A fact of another brand is in the folder: ${detail}`,
    (detail) => `Noe som tilhører et annet merke, er i mappen: ${detail}`,
    {
      en: "Do not deploy the folder. Run npm run validate, and build it again.",
      nb: "Ikke rull ut mappen. Kjør npm run validate, og bygg den på nytt.",
    },
  ),
  "missing-brand": entry(
    () => "The brand is expected, and is not there",
    () => "Merket er ventet, men er ikke der",
    { en: "Build or deploy it; or correct --brand.", nb: "Bygg det eller rull det ut, eller rett --brand." },
  ),
  "missing-file": entry(
    () => "The file is listed in release.json, but is not in the folder",
    () => "Filen er i release.json, men ikke i mappen",
    copyAgain,
  ),
  "missing-license": entry(
    (detail) => `The licence of ${detail} is not in the folder`,
    (detail) => `Lisensen til ${detail} er ikke i mappen`,
    rebuild,
  ),
  "missing-reference": entry(
    (detail) => `A file that is needed is not in the folder: ${detail}`,
    (detail) => `En fil som trengs er ikke i mappen: ${detail}`,
    copyAgain,
  ),
  "missing-release": note(
    () => "A release that is kept for a rollback was removed from the target",
    () => "En utgave som er tatt vare på, er fjernet fra målet",
    {
      en: "A rollback to it is refused. Find out who removed it; the other files of the brand cannot be judged.",
      nb: "Man kan ikke gå tilbake til den. Finn ut hvem som fjernet den; de andre filene til merket kan ikke vurderes.",
    },
  ),
  "no-integrity": entry(
    (detail) => `A script is loaded without its digest: ${detail}`,
    (detail) => `Et skript lastes uten kontroll av innholdet: ${detail}`,
    rebuild,
  ),
  "not-a-file": entry(
    () => "This is neither a file nor a folder",
    () => "Dette er verken en fil eller en mappe",
    { en: "Remove it: a folder has no links.", nb: "Fjern den: en mappe har ingen lenker." },
  ),
  "not-served": entry(
    (detail) => `Visitors do not get what the pointer names: ${detail}`,
    (detail) => `Besøkende får ikke det pekeren sier: ${detail}`,
    {
      en: "Run the last command again, with --nginx and its options. Of a machine that is gone, remove its file in _nginx/.",
      nb: "Kjør den siste kommandoen igjen, med --nginx og valgene der. For en maskin som er borte: fjern filen dens i _nginx/.",
    },
  ),
  "unexpected-brand": entry(
    () => "The brand is not one of those that are expected",
    () => "Merket er ikke blant dem som er ventet",
    { en: "Remove or retire it; or correct --brand.", nb: "Fjern det eller avslutt det, eller rett --brand." },
  ),
  "unknown-file": entry(
    () => "No release has this file",
    () => "Ingen utgave har denne filen",
    { en: "Find out who wrote it, and remove it.", nb: "Finn ut hvem som skrev den, og fjern den." },
  ),
  "unlisted-file": entry(
    () => "The file is not listed in release.json",
    () => "Filen er ikke i release.json",
    { en: "Remove it: it was not made by a build.", nb: "Fjern den: den er ikke laget av et bygg." },
  ),
  "unused-source": entry(
    (detail) => `The policy allows more than the page needs: ${detail}`,
    (detail) => `Headerne tillater mer enn siden trenger: ${detail}`,
    rebuild,
  ),
  "weak-policy": entry(
    (detail) => `The content security policy is not strict: ${detail}`,
    (detail) => `Sikkerhetsheaderen er ikke streng: ${detail}`,
    rebuild,
  ),
  "wrong-brand": entry(
    (detail) => `The release record is of the brand ${detail}`,
    (detail) => `Listen over filene gjelder merket ${detail}`,
    { en: "Give the folder the name of its brand.", nb: "Gi mappen navnet til merket." },
  ),
  "wrong-digest": entry(
    () => "The content is not what was built",
    () => "Innholdet er ikke det som ble bygget",
    copyAgain,
  ),
  "wrong-header": entry(
    (detail) => `A header is not what was built: ${detail}`,
    (detail) => `En header er ikke den som ble bygget: ${detail}`,
    copyAgain,
  ),
  "wrong-host": entry(
    (detail) => `The host does not lead to its brand: ${detail}`,
    (detail) => `Vertsnavnet fører ikke til merket sitt: ${detail}`,
    deployAgain,
  ),
  "wrong-integrity": entry(
    (detail) => `A browser would refuse a script, because its digest does not match: ${detail}`,
    (detail) => `En nettleser ville avvist et skript, fordi innholdet er et annet: ${detail}`,
    copyAgain,
  ),
  "wrong-name": entry(
    (detail) => `The digest in the name is not that of the content, which is ${detail}`,
    (detail) => `Innholdet passer ikke til navnet, som skulle hatt ${detail}`,
    {
      en: "Build the folder again: browsers keep a file by its name for a year.",
      nb: "Bygg mappen på nytt: nettlesere beholder en fil etter navnet i et år.",
    },
  ),
  "wrong-release": entry(
    (detail) => `This is not the release that was deployed: ${detail}`,
    (detail) => `Dette er ikke utgaven som ble rullet ut: ${detail}`,
    deployAgain,
  ),
  "wrong-twin": entry(
    (detail) => `The compressed file is not the same as ${detail}`,
    (detail) => `Den komprimerte filen er ikke lik ${detail}`,
    copyAgain,
  ),
  violation: entry(
    (detail) => `A browser reported an error on a page: ${detail}`,
    (detail) => `En nettleser meldte en feil på en side: ${detail}`,
    {
      en: "Open the page with npm start, and look at the browser's console.",
      nb: "Åpne siden med npm start, og se i nettleserens konsoll.",
    },
  ),
} satisfies Readonly<Record<string, Entry>>;

export type VerifyCode = keyof typeof verifyMessages;
