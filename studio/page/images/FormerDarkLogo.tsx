import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { imageName } from "../fields/documentKindText.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { useImage } from "./useImage.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface FormerDarkLogoProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  /** Whether another logo is tried. */
  readonly isTried: boolean;
}

/** Beside a new logo: the logo for the dark header is still the former one, and what can be done about it. */
export function FormerDarkLogo({ brand, state, isTried }: FormerDarkLogoProps) {
  const { openField } = useWorkshop();
  const [logo, dark] = [useImage("logo", brand, state), useImage("logoDark", brand, state)];
  if ((!isTried && !logo.isUnsaved) || dark.own === undefined || dark.svg === "" || dark.isUnsaved) return null;
  // The button goes: the focus stays in the field.
  const remove = ({ currentTarget }: { readonly currentTarget: Element }): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>("input[type=file]")?.focus();
    dark.remove();
    announcements.announce(text("images.removed", { name: imageName("logoDark") }));
  };
  return (
    <Message variant="warning" title={text("images.formerDark")}>
      <ButtonRow>
        <Button variant="secondary" onClick={remove}>
          {text("images.formerDark.remove")}
        </Button>
        <Button variant="secondary" onClick={() => openField(dark.place.kind, dark.place.path)}>
          {text("images.formerDark.choose")}
        </Button>
      </ButtonRow>
    </Message>
  );
}
