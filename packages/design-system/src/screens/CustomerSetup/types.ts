/** The fields of the setup form. */
export type SetupField = 'name' | 'imageUrl' | 'hexColor' | 'footerText' | 'footerIcon';

/** The form as it is typed. */
export type SetupValues = Readonly<Record<SetupField, string>>;
