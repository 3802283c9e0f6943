import { describe, expect, test } from "vitest";
import { simulatorBrand } from "./simulatorBrand.ts";

const descriptor = {
  id: "bygd",
  name: "Bygda",
  login: { direct: true },
  footer: { contact: { navn: "Kundesenteret", telefon: "22000000" }, privacyUrl: "https://bygd.example/personvern" },
  urls: { timeout: "/simulator/tidsavbrudd" },
};

describe("A brand in the simulator", () => {
  test("has the contact info of its descriptor", () => {
    expect(simulatorBrand(descriptor)).toEqual({
      id: "bygd",
      name: "Bygda",
      directLogin: true,
      loginContextSuffix: "",
      kontakt: { navn: "Kundesenteret", telefon: "22000000", domene: "bygd.example" },
      kontaktIn: {},
    });
  });

  test("has it in the brand's other languages", () => {
    const footer = { ...descriptor.footer, contact: { navn: "Help desk", telefon: "22000000" } };
    expect(simulatorBrand(descriptor, { en: footer }).kontaktIn).toEqual({
      en: { navn: "Help desk", telefon: "22000000", domene: "bygd.example" },
    });
  });

  test("has the suffix of its login contexts, when its online bank depends on them", () => {
    const byLoginContext = { NETTBANK_DNB: "https://nettbank.bygd.example/" };
    const urls = { ...descriptor.urls, onlineBank: { byLoginContext } };
    expect(simulatorBrand({ ...descriptor, urls }).loginContextSuffix).toBe("_DNB");
  });
});
