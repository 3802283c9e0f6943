import { effectInNamedHook } from "./effectInNamedHook.ts";
import { fileName } from "./fileName.ts";
import { noBrand } from "./noBrand.ts";
import { noHtmlSink } from "./noHtmlSink.ts";
import { noRawStyle } from "./noRawStyle.ts";
import { noTestId } from "./noTestId.ts";
import { noTextLiteral } from "./noTextLiteral.ts";
import { walls } from "./walls.ts";

/** Our own lint rules (docs/architecture.md). The linter requires a default export. */
const housePlugin = {
  meta: { name: "house" },
  rules: {
    "effect-in-named-hook": effectInNamedHook,
    "file-name": fileName,
    "no-brand": noBrand,
    "no-html-sink": noHtmlSink,
    "no-raw-style": noRawStyle,
    "no-test-id": noTestId,
    "no-text-literal": noTextLiteral,
    walls,
  },
};

export default housePlugin;
