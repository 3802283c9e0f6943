import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../graphics/Icon.tsx";
import { closeIcon } from "../graphics/icons/interfaceIcons.ts";
import { fellesTexts } from "../texts/fellesTexts.ts";
import { useTexts } from "../texts/TextsContext.ts";

/** All other attributes are for the element around title and button. */
export interface DialogHeadProps extends Omit<ComponentProps<"div">, "id"> {
  /** Id of the title, for the dialog's `aria-labelledby`. */
  readonly id: string;
  /** The title. */
  readonly children: ReactNode;
  /** Called when the button is pressed. */
  readonly onClose: () => void;
  /** Name of the button that closes the dialog. Default 'Lukk' (spec: widgets-9). */
  readonly closeLabel?: string | undefined;
}

/** Title of a `Dialog` and the button that closes it. For dialogs that want an answer, leave it out. */
export function DialogHead({ id, children, onClose, closeLabel, ...rest }: DialogHeadProps) {
  const { close } = useTexts(fellesTexts);
  return (
    <Head {...rest}>
      <Button variant="quiet" onClick={onClose} aria-label={closeLabel ?? close}>
        <Icon path={closeIcon} />
      </Button>
      <h2 id={id}>{children}</h2>
    </Head>
  );
}

/** The button is beside the first line only: on a phone the next lines of the title have the whole width. */
const Head = styled.div`
  display: flow-root;
  margin-block-end: 1rem;

  /* Its icon, not its box, lines up with title and edge. */
  & > button {
    float: right;
    margin-block: -0.625rem -2rem;
    margin-inline-end: -0.75rem;
  }
`;
