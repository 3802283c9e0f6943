import { repository } from "#scripts/brands/repository.ts";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { overviewModules } from "#scripts/compile/compile.ts";
import type { BenchRow } from "../BenchRow.ts";

/**
 * Most bytes that the widgets may add to the first load of the overview, gzipped. Their other code is loaded on demand.
 */
const mostBytes = 12_000;

/** Paths of the shared widgets; folders end in a slash. */
const widgets = [
  "src/app/frame/analytics/",
  "src/core/analytics/",
  "src/features/anbefalinger/",
  "src/features/sperrer/",
  "src/widgets/",
  "src/ui/overlay/menu/",
  "src/ui/feedback/toast/",
  "src/ui/overlay/tooltip/",
  "src/ui/feedback/Announcer.tsx",
  "src/ui/feedback/announcements.ts",
  "src/ui/feedback/CardSkeleton.tsx",
  "src/ui/form/choice/Checkbox.tsx",
  "src/ui/form/choice/CheckboxGroup.tsx",
  "src/ui/form/choice/ChoiceGroup.tsx",
  "src/ui/feedback/Countdown.tsx",
  "src/ui/overlay/Dialog.tsx",
  "src/ui/overlay/DialogHead.tsx",
  "src/ui/controls/Disclosure.tsx",
  "src/ui/form/FieldError.tsx",
  "src/ui/feedback/LiveRegion.tsx",
  "src/ui/feedback/Loader.tsx",
  "src/ui/feedback/Message.tsx",
  "src/ui/form/choice/RadioGroup.tsx",
  "src/ui/feedback/Skeleton.tsx",
  "src/ui/form/choice/SmileyScale.tsx",
  "src/ui/layout/StatusPage.tsx",
  "src/ui/feedback/SystemMessage.tsx",
  "src/ui/form/text/TextArea.tsx",
  "src/ui/form/text/TextField.tsx",
  "src/ui/overlay/placeBeside.ts",
  "src/ui/feedback/messageVariantStyle.ts",
  "src/ui/feedback/useCountdown.ts",
  "src/ui/overlay/useModal.ts",
  "src/ui/overlay/usePlacement.ts",
  "src/ui/overlay/usePresence.ts",
] as const;

const isWidget = (path: string): boolean =>
  widgets.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));

/** The widgets' share of the overview's first load, before minification: a browser loads less. */
export async function run(): Promise<BenchRow[]> {
  // A widget that was moved would not be counted.
  await Promise.all(widgets.map((place) => access(join(repository, place))));
  const found = [...(await overviewModules(repository))].filter(([path]) => isWidget(path));
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
