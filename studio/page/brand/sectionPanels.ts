import { ColoursSection } from "../colours/ColoursSection.tsx";
import type { SectionPanel } from "../form/FormContext.tsx";
import { FontsSection } from "../fonts/FontsSection.tsx";
import { ImagesSection } from "../images/ImagesSection.tsx";
import { ShapesSection } from "../shapes/ShapesSection.tsx";

/** Panels of their own above the fields of a section, by its id. */
export const sectionPanels: ReadonlyMap<string, readonly SectionPanel[]> = new Map([
  ["identity", [ImagesSection]],
  ["look", [ColoursSection, ShapesSection]],
  ["fonts", [FontsSection]],
]);
