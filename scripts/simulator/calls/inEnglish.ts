/** What the back end writes about the simulator's customers, and the same in English. */
const glossary: Readonly<Record<string, string>> = {
  Bil: "Car",
  "XX 00051, stasjonsvogn": "XX 00051, estate car",
  Innbo: "Home contents",
  Reise: "Travel",
  "Hele familien": "The whole family",
  Hund: "Dog",
  "Fido, født 2021": "Fido, born 2021",
  "Mandag–fredag": "Monday–Friday",
  Markedsføring: "Marketing",
  "Vil du høre fra oss om forsikringer som kan passe for deg?":
    "Would you like to hear from us about insurance that may suit you?",
  "Vi bruker opplysninger om avtalene dine til å velge hva vi sender. Du kan ombestemme deg når du vil.":
    "We use information about your insurance to choose what we send. You can change your mind at any time.",
  "Deling av opplysninger": "Sharing of information",
  "Kan skadeforsikring og livsforsikring se hvilke avtaler du har hos den andre?":
    "May non-life and life insurance see which insurance you have with the other?",
  "Da slipper du å fortelle det samme to ganger. Vi deler ikke helseopplysninger.":
    "Then you need not tell us the same thing twice. We do not share information about your health.",
};

/** A value of an answer in English, as far as the simulator knows the words. */
export const inEnglish = (value: unknown): unknown => (typeof value === "string" ? (glossary[value] ?? value) : value);
