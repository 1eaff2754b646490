/** On devices each touchable draws its own ring. */
export function installFocusRing(): void {}
