import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import minside from "./minside.json" with { type: "json" };

/** The texts of the application, in an instance of its own. The widgets bring theirs. */
export function createTexts(): i18n {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: "nb",
    ns: ["minside"],
    defaultNS: "minside",
    keySeparator: false,
    resources: { nb: { minside } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
}
