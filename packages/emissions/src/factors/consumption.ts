import { iab } from './constant.ts';

/** The devices with factors of their own; `mixed` is their share-weighted sum. */
export const devices = ['mobile', 'tablet', 'pc', 'tv'] as const;
export type Device = (typeof devices)[number];
export type ByDevice = Readonly<Record<Device, number>>;

export const deviceTypes = ['mixed', 'mobile', 'tablet', 'pc', 'tv'] as const;
export type DeviceType = Device | 'mixed';

/** The device type a name stands for: desktop and computer are pc, in any case; undefined for an unknown one. */
export function canonicalDevice(device_type: string): DeviceType | undefined {
  const name = device_type.toLowerCase();
  if (name === 'desktop' || name === 'computer') return 'pc';
  return deviceTypes.find((known) => known === name);
}

const device = <Id extends Device>(
  id: Id,
  name: string,
  usephase: number,
  embodied: number,
  share: number,
) => ({
  usephase: iab(`device_usephase_kwh_per_s.${id}`, `Electricity of a ${name}`, usephase, 'kWh/s'),
  embodied: iab(`device_embodied_kg_per_s.${id}`, `Embodied emissions of a ${name}`, embodied, 'kg CO2e/s'),
  share: iab(`device_mix.${id}`, `Share of ${name} in the default device mix`, share, 'share'),
});

export const consumptionFactors = {
  device: {
    mobile: device('mobile', 'mobile', 1.3e-6, 6.55e-6, 0.61),
    tablet: device('tablet', 'tablet', 1.4e-6, 2.57e-5, 0.04),
    pc: device('pc', 'PC', 1.54e-5, 5.45e-6, 0.18),
    tv: device('tv', 'TV', 3.8e-5, 8.65e-6, 0.17),
  },
  viewTime: {
    display: iab('default_view_time_s.display', 'Default view time, display', 3, 's'),
    video_hai: iab('default_view_time_s.video_hai', 'Default view time, video', 30, 's'),
  },
} as const;

/** A record with a value for each device. */
export const ofEachDevice = <Value>(make: (device: Device) => Value): Record<Device, Value> => ({
  mobile: make('mobile'),
  tablet: make('tablet'),
  pc: make('pc'),
  tv: make('tv'),
});

function shares(kind: 'usephase' | 'embodied'): ByDevice {
  const part = (device: Device) => {
    const { share, [kind]: factor } = consumptionFactors.device[device];
    return share.value * factor.value;
  };
  const whole = devices.reduce((sum, device) => sum + part(device), 0);
  return ofEachDevice((device) => part(device) / whole);
}

/** Each device's share of a mixed row: its share in the mix times its factor, over the sum of the four. */
export const mixedShares: { readonly usephase: ByDevice; readonly embodied: ByDevice } = {
  usephase: shares('usephase'),
  embodied: shares('embodied'),
};
