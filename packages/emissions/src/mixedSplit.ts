import { consumptionFactors, type Device, devices } from './factors/consumption.ts';

type ByDevice = Readonly<Record<Device, number>>;

function shares(kind: 'usephase' | 'embodied'): ByDevice {
  const part = (device: Device) => {
    const { share, [kind]: factor } = consumptionFactors.device[device];
    return share.value * factor.value;
  };
  const whole = devices.reduce((sum, device) => sum + part(device), 0);
  return {
    mobile: part('mobile') / whole,
    tablet: part('tablet') / whole,
    pc: part('pc') / whole,
    tv: part('tv') / whole,
  };
}

/** Each device's share of a mixed row: its share in the mix times its factor, over the sum of the four. */
export const mixedShares: { readonly usephase: ByDevice; readonly embodied: ByDevice } = {
  usephase: shares('usephase'),
  embodied: shares('embodied'),
};

const scale = (by: ByDevice, amount: number): ByDevice => ({
  mobile: by.mobile * amount,
  tablet: by.tablet * amount,
  pc: by.pc * amount,
  tv: by.tv * amount,
});

/** Divides the emissions of a mixed row among the four devices, in the unit of the row. */
export function splitMixed(row: { usephase_device_emissions: number; embodied_device_emissions: number }): {
  usephase: ByDevice;
  embodied: ByDevice;
} {
  return {
    usephase: scale(mixedShares.usephase, row.usephase_device_emissions),
    embodied: scale(mixedShares.embodied, row.embodied_device_emissions),
  };
}
