import { describe, expect, test } from "vitest";
import { adresseLines, mainAdresse } from "./kundeadresse.ts";

const poststeder = { "0150": "OSLO", "5003": "BERGEN" };
const adresse = (fields: object) => ({ isFolkreregistrert: false, ...fields });

describe("Customer addresses (spec: http-41)", () => {
  test.each([
    [{ gatenavn: "Nyveien", gatenummer: "1", gatenummerBokstav: "B", postnummer: "0150" }, ["Nyveien 1B", "0150 OSLO"]],
    [{ gatenavn: "Nyveien", gatenummer: "1", postnummer: "5003" }, ["Nyveien 1", "5003 BERGEN"]],
    [{ gatenavn: "Nyveien" }, ["Nyveien"]],
    [{ gaardsnummer: "12", bruksnummer: "3", postnummer: "5003" }, ["12", "3", "5003 BERGEN"]],
    [{ gatenavn: "Nyveien", gaardsnummer: "12", bruksnummer: "3" }, ["Nyveien"]],
    [{ postnummer: "9999" }, ["9999"]],
    [{ postnummer: "toString" }, ["toString"]],
    [{ postnummer: "0150" }, ["0150 OSLO"]],
  ])("%j is shown as %j", (fields, lines) => {
    const { gate = "", gaardsnummer, bruksnummer, sted } = adresseLines(adresse(fields), poststeder) ?? {};
    expect([gate, gaardsnummer, bruksnummer, sted].filter(Boolean)).toEqual(lines);
  });

  test.each([[{}], [{ gatenummer: "7" }], [{ gatenavn: "" }]])("%j is not an address", (fields) => {
    expect(adresseLines(adresse(fields), poststeder)).toBeUndefined();
  });

  test("of several the one in the population register is shown, else the first", () => {
    const first = adresse({ gatenavn: "Gamleveien" });
    const registered = adresse({ gatenavn: "Nyveien", isFolkreregistrert: true });
    expect(mainAdresse([first, registered])).toBe(registered);
    expect(mainAdresse([first, adresse({})])).toBe(first);
    expect(mainAdresse([])).toBeUndefined();
  });
});
