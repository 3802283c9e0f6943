import type { ComponentType } from "react";
import { ColoursSection } from "../colours/ColoursSection.tsx";
import { ImagesSection } from "../images/ImagesSection.tsx";
import type { SectionPanelProps } from "./SectionPanelProps.ts";

/** Panels of their own above the fields of a section, by its id. They use the form, which the sections do not know. */
export const sectionPanels: ReadonlyMap<string, readonly ComponentType<SectionPanelProps>[]> = new Map([
  ["identity", [ImagesSection]],
  ["look", [ColoursSection]],
]);
