import { access } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { overviewModules } from "../build/compile.ts";
import type { BenchRow } from "./BenchRow.ts";

const root = join(import.meta.dirname, "../..");

/** What the widgets may add to the first load of the overview, gzipped; all else of them is loaded when it is first needed. */
const mostBytes = 12_000;

/** Where the shared widgets live: folders end in a slash. */
const widgets = [
  "src/app/analytics/",
  "src/core/analytics/",
  "src/core/consent/",
  "src/features/anbefalinger/",
  "src/features/cookie-consent/",
  "src/features/sperrer/",
  "src/features/tilbakemelding/",
  "src/ui/menu/",
  "src/ui/toast/",
  "src/ui/tooltip/",
  "src/ui/Announcer.tsx",
  "src/ui/announcements.ts",
  "src/ui/CardSkeleton.tsx",
  "src/ui/Checkbox.tsx",
  "src/ui/CheckboxGroup.tsx",
  "src/ui/ChoiceGroup.tsx",
  "src/ui/Countdown.tsx",
  "src/ui/Dialog.tsx",
  "src/ui/DialogHead.tsx",
  "src/ui/Disclosure.tsx",
  "src/ui/FieldFault.tsx",
  "src/ui/LiveRegion.tsx",
  "src/ui/Loader.tsx",
  "src/ui/Message.tsx",
  "src/ui/RadioGroup.tsx",
  "src/ui/Skeleton.tsx",
  "src/ui/SmileyScale.tsx",
  "src/ui/StatusPage.tsx",
  "src/ui/SystemMessage.tsx",
  "src/ui/TextArea.tsx",
  "src/ui/TextField.tsx",
  "src/ui/placeBeside.ts",
  "src/ui/toneStyle.ts",
  "src/ui/useCountdown.ts",
  "src/ui/useModal.ts",
  "src/ui/usePlacement.ts",
  "src/ui/usePresence.ts",
] as const;

const isWidget = (path: string): boolean =>
  widgets.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));

/** How much of the overview's first load is widgets. Not minified: what a browser gets is less. */
export async function run(): Promise<BenchRow[]> {
  // One that has moved would no longer be counted.
  await Promise.all(widgets.map((place) => access(join(root, place))));
  const found = [...(await overviewModules(root))].filter(([path]) => isWidget(path));
  const gzipBytes = gzipSync(found.map(([, code]) => code).join("\n"), { level: 9 }).length;
  return [
    {
      name: "shared widgets in the overview's first load against 12 kB, gzip",
      ratio: gzipBytes / mostBytes,
      limit: 1,
      kind: "atMost",
      detail: `${gzipBytes} bytes of ${found.length} modules / ${mostBytes} bytes`,
    },
  ];
}
