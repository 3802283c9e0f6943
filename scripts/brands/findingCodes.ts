/** The meaning of a code in each language of the catalogue (`messages/`). */
interface Meaning {
  readonly en: string;
  readonly nb: string;
  /** `note`: worth knowing, and no reason to refuse a brand. Default: an error. */
  readonly level?: "note";
}

/** Every code of a finding and its meaning. Codes are stable: other tools rely on them. docs/validate.md lists them. */
export const findingCodes = {
  "alias-cycle": {
    en: "A token refers to itself, or a group extends itself, directly or through others.",
    nb: "En verdi i temaet viser til seg selv, eller en gruppe bygger på seg selv, direkte eller gjennom andre.",
  },
  "bad-colour": {
    en: "Not a colour: {colorSpace, components, alpha, hex}; or the fallback hex is another colour.",
    nb: "Ikke en farge: {colorSpace, components, alpha, hex}; eller reserven hex er en annen farge.",
  },
  "bad-cookie-domain": {
    en: "The cookie cannot be set for this domain.",
    nb: "Informasjonskapselen kan ikke settes for dette domenet.",
  },
  "bad-dsn": {
    en: "Not the address of an error-report project.",
    nb: "Ikke adressen til et prosjekt for feilrapporter.",
  },
  "bad-email": {
    en: "Not an e-mail address.",
    nb: "Ikke en e-postadresse.",
  },
  "bad-encoding": {
    en: "The file is not plain UTF-8 text: it has a byte-order mark, a NUL or bytes of another encoding.",
    nb: "Filen er ikke ren UTF-8-tekst: den har et byte-order mark, NUL eller tegn i en annen koding.",
  },
  "bad-file-name": {
    en: "Not the name of an SVG file in the brand's own folder.",
    nb: "Ikke navnet på en SVG-fil i merkets egen mappe.",
  },
  "bad-font": {
    en: "A file or folder of a brand's font cannot be used: damaged, of another kind, in the wrong place or there twice.",
    nb: "En fil eller mappe for merkets egen skrift kan ikke brukes: skadet, av et annet slag, på feil sted eller der to ganger.",
  },
  "bad-format": {
    en: "The text does not have the format of the field.",
    nb: "Teksten har ikke formatet som feltet krever.",
  },
  "bad-hostname": {
    en: "Not an exact host name.",
    nb: "Ikke et nøyaktig vertsnavn.",
  },
  "bad-image-size": {
    en: "The image is too large, too small or too narrow.",
    nb: "Bildet er for stort, for lite eller for smalt.",
  },
  "bad-origin": {
    en: "Not an origin: scheme, host and port.",
    nb: "Ikke et opphav: protokoll, vert og port.",
  },
  "bad-phone": {
    en: "Not a Norwegian phone number of 8 digits.",
    nb: "Ikke et norsk telefonnummer på 8 sifre.",
  },
  "bad-reference": {
    en: "Not a reference to a value or group of the same file.",
    nb: "Ikke en henvisning til en verdi eller gruppe i samme fil.",
  },
  "bad-resolver": {
    en: "The resolver of a theme does not name the files and contexts that the portal has a place for.",
    nb: "Resolveren til et tema navngir ikke filene og kontekstene som portalen har plass til.",
  },
  "bad-svg": {
    en: "The image is not SVG that a browser can draw.",
    nb: "Bildet er ikke SVG som en nettleser kan tegne.",
  },
  "bad-text": {
    en: "Empty, or with spaces before or after it.",
    nb: "Tom, eller med mellomrom foran eller bak.",
  },
  "bad-token": {
    en: "The token does not have the format of its type, or of the standard.",
    nb: "Verdien har ikke formatet som typen eller standarden krever.",
  },
  "bad-url": {
    en: "Not an address, or an address that the portal does not open.",
    nb: "Ikke en adresse, eller en adresse som portalen ikke åpner.",
  },
  "campaign-gap": {
    en: "Between two campaigns with the same text there are a few days on which the brand's own is shown.",
    nb: "Mellom to kampanjer med samme tekst er det noen få dager der merkets egen vises.",
    level: "note",
  },
  "campaign-never-shown": {
    en: "A campaign, or a text of it, is never shown: by its days, without a text of its own, or in a part that is switched off.",
    nb: "En kampanje eller en tekst i den vises aldri: på grunn av dagene, uten egen tekst, eller i en del som er slått av.",
  },
  "campaign-over": {
    en: "A campaign is over, and has no texts for the time after it.",
    nb: "En kampanje er over, og har ingen tekster for tiden etterpå.",
    level: "note",
  },
  "campaign-overlap": {
    en: "Two campaigns have the same text on the same day.",
    nb: "To kampanjer har samme tekst på samme dag.",
  },
  "deep-nesting": {
    en: "Objects and lists are nested too deep.",
    nb: "Objekter og lister ligger for dypt inni hverandre.",
  },
  "deprecated-token": {
    en: "A role has the value of a token that is deprecated.",
    nb: "En rolle har en verdi som skal bort.",
    level: "note",
  },
  "duplicate-entry": {
    en: "A list has the same entry twice.",
    nb: "En liste har den samme oppføringen to ganger.",
  },
  "duplicate-host": {
    en: "Two environments or two brands have the same host.",
    nb: "To miljøer eller to merker har samme vert.",
  },
  "duplicate-key": {
    en: "An object has the same key twice; only the second counts.",
    nb: "Samme nøkkel er brukt to ganger i ett objekt; bare den siste gjelder.",
  },
  "duplicate-name": {
    en: "Two brands have the same name.",
    nb: "To merker har samme navn.",
  },
  "empty-image": {
    en: "The image draws nothing.",
    nb: "Bildet viser ingenting.",
  },
  "fixed-token": {
    en: "The theme has a value that is the same in every brand.",
    nb: "Temaet har en verdi som er lik i alle merker.",
  },
  "folder-mismatch": {
    en: "The brand's id is not the name of its folder.",
    nb: "Merkets id er ikke navnet på mappen.",
  },
  "font-licence": {
    en: "A font of the brand's own has no note of its licence.",
    nb: "En egen skrift har ingen merknad om lisensen.",
  },
  "font-rights": {
    en: "A font of the brand's own forbids what the portal does with it.",
    nb: "En egen skrift forbyr det portalen gjør med den.",
  },
  "layer-only-field": {
    en: "The field cannot be in this part of the file, or not in this file.",
    nb: "Feltet kan ikke stå i denne delen av filen, eller ikke i denne filen.",
  },
  "low-contrast": {
    en: "The contrast of two colours is too low: AA of WCAG 2.2, and AAA for text where a device asks for more contrast.",
    nb: "Kontrasten mellom to farger er for lav: AA i WCAG 2.2, og AAA for tekst der enheten ber om mer kontrast.",
  },
  "missing-characters": {
    en: "A font of the brand's own lacks signs of a Norwegian page.",
    nb: "En egen skrift mangler tegn på en norsk side.",
  },
  "missing-descriptor": {
    en: "A folder in tenants/ has no tenant.jsonc.",
    nb: "En mappe i tenants/ har ingen tenant.jsonc.",
  },
  "missing-file": {
    en: "The file does not exist.",
    nb: "Filen finnes ikke.",
  },
  "missing-placeholder": {
    en: "A placeholder of the original text is missing in the brand's text, or in another language.",
    nb: "En plassholder i den opprinnelige teksten mangler i merkets tekst, eller på et annet språk.",
  },
  "missing-resolver": {
    en: "A theme has no file <name>.resolver.json.",
    nb: "Et tema har ingen fil <navn>.resolver.json.",
  },
  "missing-text": {
    en: "The portal shows a text that is not in locales/nb/.",
    nb: "Portalen viser en tekst som ikke er i locales/nb/.",
  },
  "missing-token": {
    en: "The theme has no value for a role.",
    nb: "Temaet har ingen verdi for en rolle.",
  },
  "missing-translation": {
    en: "A language lacks a file, a text or a plural form: of the portal, or of a brand.",
    nb: "Et språk mangler en fil, en tekst eller en flertallsform: i portalen eller hos et merke.",
  },
  "missing-value": {
    en: "A field has no value, and needs one: always, or for the behaviour that the brand has chosen.",
    nb: "Et felt mangler en verdi som trengs: alltid, eller på grunn av noe annet som er valgt.",
  },
  "missing-variant": {
    en: "The theme does not choose a variant.",
    nb: "Temaet velger ikke en variant.",
  },
  "missing-viewbox": {
    en: "The image has no viewBox, so its size is unknown.",
    nb: "Bildet har ingen viewBox, så størrelsen er ukjent.",
  },
  "missing-weight": {
    en: "The theme uses a weight that the brand's font does not have.",
    nb: "Temaet bruker en vekt som merkets skrift ikke har.",
  },
  "no-brands": {
    en: "The folder has no brands.",
    nb: "Mappen har ingen merker.",
  },
  "not-square": {
    en: "The browser tab's icon is not square.",
    nb: "Ikonet til nettleserfanen er ikke kvadratisk.",
  },
  "other-brand": {
    en: "A text or an image contains the id or the name of another brand.",
    nb: "En tekst eller et bilde inneholder id-en eller navnet til et annet merke.",
  },
  "out-of-range": {
    en: "A size is outside the limits for reading or touching.",
    nb: "En størrelse er utenfor grensene for hva som kan leses eller trykkes på.",
  },
  "promised-cover": {
    en: "A slogan for customers without known agreements promises that they are insured.",
    nb: "Et slagord for kunder uten kjente avtaler lover at de er forsikret.",
  },
  "reserved-host": {
    en: "localhost and *.localhost are always the Test environment.",
    nb: "localhost og *.localhost er alltid miljøet Test.",
  },
  "shared-fact": {
    en: "A fact that belongs to one brand, such as a phone number, a host or a token, is in another brand too.",
    nb: "En opplysning som hører til ett merke, for eksempel et telefonnummer, en vert eller et token, er også i et annet merke.",
  },
  "syntax-error": {
    en: "The file is not JSON.",
    nb: "Filen er ikke JSON.",
  },
  "too-complex": {
    en: "A value of a theme has too many aliases, fonts or layers.",
    nb: "En verdi i et tema har for mange henvisninger, skrifter eller lag.",
  },
  "too-large": {
    en: "The file is too large.",
    nb: "Filen er for stor.",
  },
  "translucent-colour": {
    en: "A colour of a text or of its background must be opaque.",
    nb: "Fargen på en tekst eller bakgrunnen dens må være dekkende.",
  },
  "uneven-digits": {
    en: "The digits of a font have different widths, so prices do not align.",
    nb: "Sifrene i en skrift har ulik bredde, så priser står ikke under hverandre.",
  },
  "unfilled-value": {
    en: "A value or an image of a new brand has still to be filled in.",
    nb: "En verdi eller et bilde i et nytt merke er ikke fylt ut ennå.",
  },
  "unknown-alias": {
    en: "A token or group refers to one that does not exist.",
    nb: "En verdi eller gruppe viser til en som ikke finnes.",
  },
  "unknown-font": {
    en: "The font is neither installed nor one of the brand's own.",
    nb: "Skriften er verken installert eller merkets egen.",
  },
  "unknown-key": {
    en: "The schema has no such key.",
    nb: "Det finnes ikke noe felt med dette navnet.",
  },
  "unknown-placeholder": {
    en: "The brand's text, or one in another language, has a placeholder that is not in the original text.",
    nb: "Merkets tekst, eller en på et annet språk, har en plassholder som ikke er i den opprinnelige teksten.",
  },
  "unknown-text": {
    en: "There is no such text in locales/nb/.",
    nb: "Det finnes ingen slik tekst i locales/nb/.",
  },
  "unknown-theme": {
    en: "There is no such theme file.",
    nb: "Det finnes ingen slik temafil.",
  },
  "unknown-token": {
    en: "The token is not a role in the theme contract.",
    nb: "Verdien er ikke en rolle i temakontrakten.",
  },
  "unknown-translation": {
    en: "A file, a text or a permitted copy of another language that bokmål does not have.",
    nb: "En fil, en tekst eller en tillatt kopi i et annet språk som bokmål ikke har.",
  },
  "unknown-value": {
    en: "Not one of the possible values.",
    nb: "Ikke en av de mulige verdiene.",
  },
  "unneeded-consent": {
    en: "The cookie dialog asks about statistics, but the answer has no effect: the bank's consent decides.",
    nb: "Dialogen om informasjonskapsler spør om statistikk, men svaret har ingen virkning: bankens samtykke avgjør.",
    level: "note",
  },
  "unneeded-language-file": {
    en: "A file has texts in a language that the brand or the portal does not have, or that are in the descriptor.",
    nb: "En fil har tekster på et språk som merket eller portalen ikke har, eller som står i beskrivelsen av merket.",
  },
  "unreachable-login": {
    en: "No host is allowed for the login or logout address from the server.",
    nb: "Ingen vert er tillatt for adressen til innlogging eller utlogging fra serveren.",
  },
  "unreadable-file": {
    en: "The file or folder cannot be read.",
    nb: "Filen eller mappen kan ikke leses.",
  },
  "unsafe-svg": {
    en: "The image contains something that can run a script or load another file.",
    nb: "Bildet inneholder noe som kan kjøre et skript eller laste en annen fil.",
  },
  "unsafe-text": {
    en: "The text contains a hidden character: control, bidi or invisible.",
    nb: "Teksten inneholder et skjult tegn: kontrolltegn, skriveretning eller usynlig.",
  },
  "unsupported-token": {
    en: "A token of a type that the portal has no place for.",
    nb: "En verdi av en type som portalen ikke har plass til.",
  },
  "untranslated-text": {
    en: "A text of another language is a copy of bokmål that is not permitted.",
    nb: "En tekst i et annet språk er en kopi av bokmål som ikke er tillatt.",
  },
  "unused-candidate": {
    en: "A product that may be recommended cannot be bought here.",
    nb: "Et produkt som kan anbefales, kan ikke kjøpes her.",
  },
  "unused-consent": {
    en: "Statistics need consent from the cookie dialog, but the dialog does not ask about statistics.",
    nb: "Statistikk krever samtykke fra dialogen om informasjonskapsler, men den spør ikke om statistikk.",
  },
  "unused-font": {
    en: "No theme of the brand names the font.",
    nb: "Merkets tema bruker ikke skriften.",
    level: "note",
  },
  "unused-text": {
    en: "Nothing in the portal shows this text.",
    nb: "Ingenting i portalen viser denne teksten.",
    level: "note",
  },
  "word-of-code": {
    en: "An id, a name or another fact of the brand is also in the portal's code, which all brands share.",
    nb: "En id, et navn eller en annen opplysning om merket er også i portalens kode, som alle merker deler.",
  },
  "wrong-length": {
    en: "The list has too few or too many entries, or the text is too long.",
    nb: "Listen har for få eller for mange oppføringer, eller teksten er for lang.",
  },
  "wrong-type": {
    en: "The value has the wrong type.",
    nb: "Verdien har feil type.",
  },
} as const satisfies Record<string, Meaning>;

/** A stable code of a finding. */
export type FindingCode = keyof typeof findingCodes;

const meanings: Readonly<Record<FindingCode, Meaning>> = findingCodes;

/** Whether a finding with this code refuses the brand. A note does not. */
export const isErrorCode = (code: FindingCode): boolean => meanings[code].level === undefined;
