import { otherScheme } from "#studio/document/ShownContext.ts";
import { useCommands } from "../commands/useCommands.ts";
import type { usePicking } from "./usePicking.ts";
import type { PreviewView } from "./view/previewView.ts";

interface ViewCommandsProps {
  readonly view: PreviewView;
  readonly choose: (change: Partial<PreviewView>) => void;
  readonly hasDark: boolean;
  readonly picking: Pick<ReturnType<typeof usePicking>, "isOn" | "set">;
}

/** The choices above the preview as commands. */
export function useViewCommands({ view, choose, hasDark, picking }: ViewCommandsProps): void {
  const { scheme, contrast, comparison, isLarge, isPrinted, isHighContrast } = view;
  useCommands({
    pick: () => picking.set(!picking.isOn),
    today: view.day === undefined ? undefined : () => choose({ day: undefined }),
    before: () => choose({ comparison: comparison === "saved" ? "none" : "saved" }),
    scheme: hasDark ? () => choose({ scheme: otherScheme(scheme) }) : undefined,
    contrast: () => choose({ contrast: contrast === "more" ? "normal" : "more" }),
    "width.fit": () => choose({ width: undefined }),
    "width.360": () => choose({ width: 360 }),
    "width.680": () => choose({ width: 680 }),
    "width.1200": () => choose({ width: 1200 }),
    "width.1600": () => choose({ width: 1600 }),
    largeText: () => choose({ isLarge: !isLarge }),
    paper: () => choose({ isPrinted: !isPrinted }),
    forcedColours: () => choose({ isHighContrast: !isHighContrast }),
  });
}
