// @ts-check
import { LabIcon } from "@jupyterlab/ui-components";
import svgstr from "./icon.svg";

export const icon = new LabIcon({ name: "prompt-workbench:icon", svgstr });
