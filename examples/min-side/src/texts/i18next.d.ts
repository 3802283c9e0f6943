import type minside from "./minside.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "minside";
    keySeparator: false;
    resources: { minside: typeof minside };
  }
}
