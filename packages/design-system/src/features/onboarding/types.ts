export type SetupField = 'name' | 'imageUrl' | 'hexColor' | 'footerText' | 'footerIcon';

export type SetupValues = Readonly<Record<SetupField, string>>;
