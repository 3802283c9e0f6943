import { noBrand } from "./noBrand.ts";
import { noHtmlSink } from "./noHtmlSink.ts";
import { noRawStyle } from "./noRawStyle.ts";
import { noTextLiteral } from "./noTextLiteral.ts";
import { noYoungPlatform } from "./noYoungPlatform.ts";
import { shortTitle } from "./shortTitle.ts";
import { walls } from "./walls.ts";

/** Our own lint rules (docs/architecture.md). The linter requires a default export. */
const housePlugin = {
  meta: { name: "house" },
  rules: {
    "no-brand": noBrand,
    "no-html-sink": noHtmlSink,
    "no-raw-style": noRawStyle,
    "no-text-literal": noTextLiteral,
    "no-young-platform": noYoungPlatform,
    "short-title": shortTitle,
    walls,
  },
};

export default housePlugin;
