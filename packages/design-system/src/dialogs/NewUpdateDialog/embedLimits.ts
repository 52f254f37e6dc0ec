/** Discord refuses an embed beyond these lengths; they are shown, and the server has the last word. */
export const embedLimits = { title: 256, fields: 25, name: 256, value: 1024, all: 6000 } as const;
