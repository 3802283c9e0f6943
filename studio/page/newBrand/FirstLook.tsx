import { useId, useState } from "react";
import styled from "styled-components";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { theme } from "#ui/theme/theme.ts";
import { LogoColours } from "../colours/palette/LogoColours.tsx";
import { logoColours } from "../colours/palette/logoColours.ts";
import { FileDrop } from "../images/FileDrop.tsx";
import { type ImageRefusal, offerImage } from "../images/offerImage.ts";
import { RefusedImage } from "../images/RefusedImage.tsx";
import { paperStyle } from "../parts/paperStyle.ts";
import { text } from "../texts.ts";
import { Row, Stack } from "../parts/layout.ts";

/** The look that a new brand begins with; what is left out is drawn, or taken from the other brand. */
export interface Look {
  /** As it was typed; `""`: none. */
  readonly colour: string;
  readonly logo?: string;
}

/** Whether a colour can be read, or none was written. */
export const isLook = ({ colour }: Look): boolean => colour === "" || readColour(colour) !== undefined;

interface FirstLookProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  /** A brand by which the file is checked: what is allowed is the same for all. */
  readonly checkedBy: string;
  readonly error: string | undefined;
}

/** Logo and colour of a new brand. Both can be left out. */
export function FirstLook({ look, onChange, checkedBy, error }: FirstLookProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<ImageRefusal>();
  const [isChecking, setIsChecking] = useState(false);
  const { colour, logo } = look;
  const offer = async (file: File | undefined) => {
    if (file === undefined || isChecking) return;
    setIsChecking(true);
    const offered = await offerImage(checkedBy, "logo", file);
    setIsChecking(false);
    setRefusal(offered.status === "refused" ? offered.refusal : undefined);
    if (offered.status === "refused") return;
    const [proposed = ""] = logoColours(offered.text);
    onChange({ colour: colour === "" ? proposed : colour, logo: offered.text });
  };
  return (
    <>
      <Part>
        <strong>{text("new.logo")}</strong>
        <p id={id}>{text("new.logoHelp")}</p>
        {logo !== undefined && (
          <Logo>
            <img src={`data:image/svg+xml,${encodeURIComponent(logo)}`} alt={text("new.logo")} />
            <Button variant="secondary" onClick={() => onChange({ colour })}>
              {text("new.noLogo")}
            </Button>
          </Logo>
        )}
        <FileDrop
          kind="images"
          name={text("new.logo")}
          describedBy={id}
          isChecking={isChecking}
          isDisabled={false}
          onFiles={([file]) => void offer(file)}
        />
        {refusal !== undefined && <RefusedImage refusal={refusal} />}
      </Part>
      <Picked>
        <TextField
          label={text("new.colour")}
          value={colour}
          onValueChange={(css) => onChange({ ...look, colour: css.trim() })}
          help={text("new.colourHelp")}
          error={error}
        />
        <input
          type="color"
          aria-label={text("new.colourPick")}
          value={/^#[\da-f]{6}$/i.test(colour) ? colour : "#ffffff"}
          onChange={(event) => onChange({ ...look, colour: event.target.value })}
        />
      </Picked>
      {logo !== undefined && (
        <LogoColours svg={logo} chosen={colour} onChoose={(css) => onChange({ ...look, colour: css })} />
      )}
    </>
  );
}

const Part = styled(Stack)`
  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Logo = styled(Row)`
  gap: 1rem;

  & > img {
    height: 3rem;
    max-width: 14rem;
    padding: 0.25rem;
    border-radius: ${theme.radius.badge};
    ${paperStyle}
  }
`;

/* The picker is beside the field, below the height of its label. */
const Picked = styled.div`
  display: flex;
  gap: 0.5rem;

  & > :first-child {
    flex: 1;
  }

  & > input {
    flex: none;
    width: 4rem;
    height: ${theme.size.control};
    margin-block-start: 1.6875rem;
  }
`;
