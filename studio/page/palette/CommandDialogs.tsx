import { useMemo, useState } from "react";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { useStore } from "#ui/store/useStore.ts";
import { offeredCommands, useCommands } from "../commands/useCommands.ts";
import { useShortcutKeys } from "../commands/useShortcutKeys.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { Route } from "../route.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { BrandPalette } from "./BrandPalette.tsx";
import type { Hit } from "./Hit.ts";
import { Palette } from "./Palette.tsx";
import { keepRecent } from "./recentHits.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { studioSources } from "./studioSources.ts";

interface CommandDialogsProps {
  readonly route: Route;
  /** The document of the page, once it is here. */
  readonly brand?: OpenedBrand | undefined;
}

/** The palette, the list of shortcuts, and the keys of all commands. Every page of the studio has them once. */
export function CommandDialogs({ route, brand }: CommandDialogsProps) {
  const [open, setOpen] = useState<"palette" | "shortcuts">();
  const afterCommit = useAfterCommit();
  useCommands({ palette: () => setOpen("palette"), shortcuts: () => setOpen("shortcuts") });
  useShortcutKeys();
  const close = (): void => setOpen(undefined);
  // The focus is back where it was by then, and a hit may move it.
  const choose = (hit: Hit): void => {
    keepRecent(hit);
    close();
    afterCommit(hit.run);
  };
  if (open === "shortcuts") return <ShortcutList onClose={close} />;
  return open === undefined ? null : <StudioPalette route={route} brand={brand} onChoose={choose} onClose={close} />;
}

interface StudioPaletteProps extends CommandDialogsProps {
  readonly onChoose: (hit: Hit) => void;
  readonly onClose: () => void;
}

const noBrands: readonly BrandName[] = [];

function StudioPalette({ route, brand, ...props }: StudioPaletteProps) {
  const commands = useStore(offeredCommands);
  const names = useServerAnswer("names", brandsApi.names);
  const brands = names.status === "here" ? names.value : noBrands;
  const sources = useMemo(() => studioSources(route, commands, brands), [route, commands, brands]);
  if (brand === undefined) return <Palette {...props} sources={sources} />;
  return <BrandPalette {...props} sources={sources} brand={brand} page={route.page} />;
}
